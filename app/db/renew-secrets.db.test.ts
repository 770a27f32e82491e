import { rm } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { databases, demoCopy } from '../../test/databases.ts'
import { addToCart } from '../commerce/cart/add-to-cart.server.ts'
import { findCheckout } from '../commerce/checkout/checkout-store.server.ts'
import { beginCheckout } from '../commerce/checkout/save-checkout.server.ts'
import { findWithdrawalById } from '../commerce/letters/letter-facts-store.server.ts'
import { writeLettersJob } from '../commerce/letters/write-letters.server.ts'
import { findEmail, readOutbox } from '../commerce/mail/read-outbox-store.server.ts'
import { cents } from '../commerce/money.ts'
import { readOrder, readOrderById } from '../commerce/orders/order-store.server.ts'
import { placeSold } from '../commerce/orders/parcels/sold-order.fixture.ts'
import {
  findPaymentByToken,
  paymentTokenOf,
  readPayments,
} from '../commerce/payments/payment-store.server.ts'
import { providersOf } from '../commerce/payments/providers.server.ts'
import { refundsByHand } from '../commerce/payments/refund-by-hand.server.ts'
import { startPayment } from '../commerce/payments/start-payment.server.ts'
import { takeTransfer } from '../commerce/payments/take-transfer.server.ts'
import { wantRefund } from '../commerce/payments/want-refund.server.ts'
import { askForPrices } from '../commerce/price-letters/ask-for-prices.server.ts'
import { findOfList, priceAlertTokenOf } from '../commerce/price-letters/price-letter-store.server.ts'
import { saveWish } from '../commerce/wish-lists/save-wish.server.ts'
import { shareList } from '../commerce/wish-lists/share-list.server.ts'
import { findSharedList, readLists } from '../commerce/wish-lists/wish-list-store.server.ts'
import { declareWithdrawal } from '../commerce/withdrawals/declare-withdrawal.server.ts'
import { findWithdrawal } from '../commerce/withdrawals/withdrawal-store.server.ts'
import { type DatabaseAddress, openDatabase } from './connection.server.ts'
import { migrate } from './migrate.server.ts'
import type { Db } from './schema.ts'

const now = new Date('2026-11-21T12:00:00.000Z')
const url = 'https://shop.example'
const pot = 'POT-WHT-01'

async function opened(address: DatabaseAddress): Promise<Db> {
  const db = openDatabase(address)
  onTestFinished(() => db.destroy())
  expect(await migrate(db, now)).toMatchObject({ ok: true })
  return db
}

/** The same database under a new key, as a merchant makes it who lost the old one. */
async function replaceKey(db: Db, address: DatabaseAddress): Promise<Db> {
  await db.deleteFrom('setting').where('name', '=', 'secret_key_fingerprint').execute()
  await rm(path.join(address.dataDir, 'secret-key'))
  return opened(address)
}

describe.each(databases)('a shop on %s whose key was replaced', kind => {
  it('has new links to everything, and the old ones end', async () => {
    const address = await demoCopy(kind)
    const db = await opened(address)
    const order = await placeSold(db, [{ sku: pot, quantity: 1 }], 'test', now)
    const providers = await providersOf(db, { testPayments: true }, () => {})
    const begun = await startPayment(db, providers, order.id, url, now)
    const payment = begun.ok ? begun.goTo!.split('/').at(-1)! : ''
    const row = db.selectFrom('variant').select('product_id').where('sku', '=', pot)
    const { product_id } = await row.executeTakeFirstOrThrow()
    const { visitor, outcome } = await saveWish(db, undefined, { product: String(product_id) }, { now })
    const [owner, list] = [visitor!.id, outcome.list!]
    await shareList(db, visitor, list, { now })
    await askForPrices(db, visitor, { list, typed: 'ada@example.com' }, now)
    const statement = { name: 'Ada', orderNumber: order.number, email: order.email, words: '' }
    await declareWithdrawal(db, statement, 'key-of-the-withdrawal', now)
    const linksOf = async (of: Db) => ({
      order: (await readOrderById(of, order.id))!.token,
      payment: paymentTokenOf(of, (await readPayments(of, order.id))[0]!),
      list: (await readLists(of, owner))[0]!.shareToken!,
      alert: priceAlertTokenOf(of, (await findOfList(of, owner, list))!),
      withdrawal: (await findWithdrawalById(of, 1))!.key,
    })
    const before = await linksOf(db)
    expect(before).toMatchObject({ order: order.token, payment, withdrawal: 'key-of-the-withdrawal' })
    expect(await linksOf(await opened(address))).toEqual(before)

    const renewed = await replaceKey(db, address)
    const after = await linksOf(renewed)
    for (const [name, token] of Object.entries(after)) expect(token, name).not.toBe(before[name as 'order'])
    for (const [links, number] of [
      [before, 0],
      [after, 4],
    ] as const) {
      const found = await Promise.all([
        readOrder(renewed, links.order),
        findPaymentByToken(renewed, links.payment),
        findSharedList(renewed, links.list),
        findWithdrawal(renewed, links.withdrawal),
      ])
      expect(found.filter(Boolean)).toHaveLength(number)
    }
    expect(await linksOf(await opened(address))).toEqual(after)
  })

  it('drops what only the old key could read, and sends no refund a second time', async () => {
    const address = await demoCopy(kind)
    const db = await opened(address)
    const order = await placeSold(db, [{ sku: pot, quantity: 1 }], 'bank-transfer', now)
    await takeTransfer(db, order.id, now)
    await db.updateTable('payment').set({ provider: 'stripe', reference: 'cs_1' }).execute()
    for (const [key, tries] of [
      ['tried', 1],
      ['new', 0],
    ] as const) {
      const refund = { amount: cents(100), reason: key, key, now }
      await db.transaction().execute(tx => wantRefund(tx, order.id, refund))
      await db.updateTable('refund').set({ tries }).where('reason', '=', key).execute()
    }
    await writeLettersJob(db, url).run(now, new AbortController().signal)
    const { visitor } = await addToCart(db, undefined, { sku: pot, quantity: '1', limit: 10 }, now)
    const { key } = await beginCheckout(db, visitor!, 'US', now)
    const [email] = await readOutbox(db, 1)
    expect((await findEmail(db, email!.id))!.written).toBeDefined()

    const renewed = await replaceKey(db, address)
    expect(await readOutbox(renewed, 1)).toEqual([{ ...email, state: 'given up' }])
    expect(await findEmail(renewed, email!.id)).toEqual({ recipient: order.email, written: undefined })
    expect(await findCheckout(renewed, visitor!.id)).toBeUndefined()
    expect((await beginCheckout(renewed, visitor!, 'US', now)).key).not.toBe(key)
    expect((await refundsByHand(renewed)).map(({ reason }) => reason)).toEqual(['tried'])
    expect((await readOrderById(renewed, order.id))!.paid).toBe(order.total)
  })
})
