import { describe, expect, it } from 'vitest'
import { type DatabaseKind, databases } from '#test/databases.ts'
import { blackTeeSku, officeBagSku, soldOutSku, waterPotSku } from '#test/demo-skus.ts'
import { watchTables } from '#test/on-databases/watch-tables.ts'
import {
  confirmBackInStockAlert,
  deleteBackInStockAlert,
} from '../people/alerts/back-in-stock-alert-store.server.ts'
import { findPriceAlertOfList, readPriceAlertToken } from '../people/alerts/price-alert-store.server.ts'
import { priceAlertsJob } from '../people/alerts/price-alerts-job.server.ts'
import { requestBackInStockAlert } from '../people/alerts/request-back-in-stock-alert.server.ts'
import { backInStockAlertsJob } from '../people/alerts/send-back-in-stock-alerts.server.ts'
import {
  confirmPriceAlerts,
  subscribeToPriceAlerts,
  unsubscribeFromPriceAlerts,
} from '../people/alerts/subscribe-to-price-alerts.server.ts'
import { addToCart } from './add-to-cart.server.ts'
import { changeQuantity } from './change-quantity.server.ts'
import { saveCheckoutDraft } from './checkout/save-checkout-draft.server.ts'
import { moveLine } from './move-line.server.ts'
import { moveWish } from './wish-lists/changes/move-wish.server.ts'
import { moveWishToCart } from './wish-lists/changes/move-wish-to-cart.server.ts'
import { removeWish } from './wish-lists/changes/remove-wish.server.ts'
import { renameList } from './wish-lists/changes/rename-list.server.ts'
import { restoreWish } from './wish-lists/changes/restore-wish.server.ts'
import { deleteList, shareList, unshareList } from './wish-lists/changes/share-list.server.ts'
import {
  minutesAfterNow,
  wishShopNow as now,
  requestAt,
  wishShop,
} from './wish-lists/changes/wish-shop.fixture.ts'

const limit = 10

/** Ada, and Bob, who has the same things in his cart and lists: bought, saved for later, removed, and with alerts. */
async function shopOfTwo(kind: DatabaseKind) {
  const shop = await wishShop(kind)
  const { db, tee, pot, heart } = shop
  const names = new Map<unknown, string>()
  const fill = async (name: string) => {
    const visitor = (await addToCart(db, undefined, { sku: blackTeeSku, quantity: 2, limit }, now)).visitor!
    names.set(visitor.id, name)
    for (const sku of [waterPotSku, officeBagSku])
      await addToCart(db, visitor, { sku, quantity: 3, limit }, now)
    await moveLine(db, visitor, waterPotSku, 'saved', now)
    await changeQuantity(db, visitor, { sku: officeBagSku, quantity: 0, limit }, now)
    const first = (await heart(visitor, tee)).outcome.list!
    const second = (await shop.create(visitor, 'Gifts')).list!
    for (const list of [first, second]) names.set(list, name)
    await heart(visitor, pot, first)
    await heart(visitor, tee, second)
    await removeWish(db, visitor, { product: pot, list: first }, requestAt(0))
    await shareList(db, visitor, second, requestAt(0))
    const email = `${name.toLowerCase()}@example.com`
    names.set(email, name)
    await saveCheckoutDraft(db, visitor, { fields: { email } }, now)
    await subscribeToPriceAlerts(db, visitor, { list: first, email }, now)
    await requestBackInStockAlert(db, soldOutSku, email, now)
    return { visitor, first, second, email }
  }
  const ada = await fill('Ada')
  const bob = await fill('Bob')
  await db
    .updateTable('price_alert')
    .set({ confirmed_at: now.toISOString() })
    .where('list_id', '=', bob.first)
    .execute()
  const changed = await watchTables(db, (row, table) =>
    table === 'email'
      ? `${row.kind} ${names.get(row.recipient)}`
      : (names.get(table === 'visitor' ? row.id : row.visitor_id) ??
        names.get(row.list_id ?? row.email) ??
        ''),
  )
  return { ...shop, ...ada, bob, changed }
}

describe.each(databases)('another visitor, on %s', kind => {
  it('keeps cart and lists while one changes theirs', async () => {
    const { db, visitor, first, second, tee, pot, heart, changed } = await shopOfTwo(kind)
    await addToCart(db, visitor, { sku: blackTeeSku, quantity: 1, limit, key: 'once' }, now)
    expect(await changed()).toEqual(['applied_change Ada +', 'cart_line Ada: quantity'])
    await addToCart(db, visitor, { sku: blackTeeSku, quantity: 1, limit, key: 'once' }, now)
    expect(await changed()).toEqual([])
    await changeQuantity(db, visitor, { sku: blackTeeSku, quantity: 5, limit }, now)
    expect(await changed()).toEqual(['cart_line Ada: quantity'])
    await moveLine(db, visitor, blackTeeSku, 'saved', now)
    expect(await changed()).toEqual(['cart_line Ada: saved_at'])
    await moveLine(db, visitor, waterPotSku, 'unsaved', now)
    expect(await changed()).toEqual(['cart_line Ada: saved_at'])
    await moveLine(db, visitor, officeBagSku, 'restored', now)
    expect(await changed()).toEqual(['cart_line Ada: removed_at'])
    await changeQuantity(db, visitor, { sku: waterPotSku, quantity: 0, limit }, now)
    expect(await changed()).toEqual(['cart_line Ada: removed_at'])
    await saveCheckoutDraft(db, visitor, { fields: { name: 'Ada' } }, minutesAfterNow(1))
    expect(await changed()).toEqual(['checkout Ada: fields_sealed, codes_sealed, updated_at'])
    await restoreWish(db, visitor, { product: pot, list: first }, requestAt(1))
    expect(await changed()).toEqual(['wish Ada: removed_at'])
    await moveWish(db, visitor, { product: pot, list: first, to: second }, requestAt(1))
    expect(await changed()).toEqual(['wish Ada +', 'wish Ada −'])
    await moveWishToCart(db, visitor, { product: pot, list: second, limit }, requestAt(1))
    expect(await changed()).toEqual(['cart_line Ada: quantity, added_at, removed_at', 'wish Ada: removed_at'])
    await removeWish(db, visitor, { product: tee }, requestAt(1))
    expect(await changed()).toEqual(['wish Ada: removed_at ×2'])
    await heart(visitor, tee, first)
    expect(await changed()).toEqual(['wish Ada: removed_at'])
    await renameList(db, visitor, { list: first, name: 'Later' }, requestAt(1))
    expect(await changed()).toEqual(['wish_list Ada: name, name_key'])
    await unshareList(db, visitor, second, requestAt(1))
    expect(await changed()).toEqual(['wish_list Ada: share_token_hash, share_token_sealed'])
    await deleteList(db, visitor, first, requestAt(1))
    expect(await changed()).toEqual(['price_alert Ada −', 'wish Ada −', 'wish_list Ada −'])
  })

  it('keeps what is theirs when one names it', async () => {
    const { db, visitor, bob, first, tee, pot, heart, changed } = await shopOfTwo(kind)
    const list = bob.first
    await heart(visitor, pot, list)
    await changed()
    await removeWish(db, visitor, { product: tee, list }, requestAt(1))
    await restoreWish(db, visitor, { product: pot, list }, requestAt(1))
    await moveWish(db, visitor, { product: tee, list, to: first }, requestAt(1))
    await moveWish(db, visitor, { product: tee, list: first, to: list }, requestAt(1))
    await moveWishToCart(db, visitor, { product: tee, list, limit }, requestAt(1))
    await renameList(db, visitor, { list, name: 'Mine' }, requestAt(1))
    await shareList(db, visitor, list, requestAt(1))
    await unshareList(db, visitor, bob.second, requestAt(1))
    await deleteList(db, visitor, list, requestAt(1))
    await subscribeToPriceAlerts(db, visitor, { list, email: 'eve@example.com' }, minutesAfterNow(1))
    expect(await changed()).toEqual([])
  })

  it('gets only the own alerts', async () => {
    const { db, visitor, first, email, changed, stock } = await shopOfTwo(kind)
    const open = AbortSignal.timeout(60_000)
    await requestBackInStockAlert(db, soldOutSku, 'ada@example.com', minutesAfterNow(1))
    expect(await changed()).toEqual(['back_in_stock_request Ada: created_at'])
    const mine = db.selectFrom('back_in_stock_request').select('id').where('email', '=', email)
    const { id } = await mine.executeTakeFirstOrThrow()
    await confirmBackInStockAlert(db, id, minutesAfterNow(2))
    expect(await changed()).toEqual(['back_in_stock_request Ada: confirmed_at'])
    await stock(soldOutSku, 3)
    await changed()
    await backInStockAlertsJob(db).run(minutesAfterNow(3), open)
    expect(await changed()).toEqual([
      'back_in_stock_request Ada: sent_at',
      'email back-in-stock Ada +',
      'email_count +',
    ])
    await backInStockAlertsJob(db).run(minutesAfterNow(4), open)
    expect(await changed()).toEqual([])
    await deleteBackInStockAlert(db, id)
    expect(await changed()).toEqual(['back_in_stock_request Ada −'])
    await db.updateTable('variant').set({ price: 1 }).where('sku', 'like', 'TEE-BLK-01%').execute()
    await changed()
    await priceAlertsJob(db).run(minutesAfterNow(5), open)
    expect(await changed()).toEqual(['email price-dropped Bob +', 'email_count +', 'price_alert_sent Bob +'])
    await priceAlertsJob(db).run(minutesAfterNow(6), open)
    expect(await changed()).toEqual([])
    const own = (await findPriceAlertOfList(db, visitor.id, first))!
    const token = readPriceAlertToken(db, own)
    await confirmPriceAlerts(db, token, minutesAfterNow(7))
    expect(await changed()).toEqual(['price_alert Ada: confirmed_at', 'price_alert_sent Ada +'])
    await unsubscribeFromPriceAlerts(db, token)
    expect(await changed()).toEqual(['price_alert Ada −', 'price_alert_sent Ada −'])
  })
})
