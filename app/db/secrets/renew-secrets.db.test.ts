import { rm } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { declareWithdrawal } from '#commerce/after-sale/withdrawals/declare-withdrawal.server.ts'
import { findWithdrawal } from '#commerce/after-sale/withdrawals/withdrawal-store.server.ts'
import { addToCart } from '#commerce/cart/add-to-cart.server.ts'
import { findCheckoutDraft } from '#commerce/cart/checkout/checkout-draft-store.server.ts'
import { beginCheckout } from '#commerce/cart/checkout/save-checkout-draft.server.ts'
import { saveWish } from '#commerce/cart/wish-lists/changes/save-wish.server.ts'
import { shareList } from '#commerce/cart/wish-lists/changes/share-list.server.ts'
import { findSharedList, readWishLists } from '#commerce/cart/wish-lists/wish-list-store.server.ts'
import { readOrder, readOrderById } from '#commerce/orders/order-store.server.ts'
import { placeSampleOrder } from '#commerce/orders/sample-order.fixture.ts'
import {
  findPaymentByToken,
  readPayments,
  readPaymentToken,
} from '#commerce/payments/payment-store.server.ts'
import { createPaymentProviders } from '#commerce/payments/providers/payment-providers.server.ts'
import { recordTransfer } from '#commerce/payments/record-transfer.server.ts'
import { readManualRefunds } from '#commerce/payments/refunds/manual-refunds.server.ts'
import { requestRefund } from '#commerce/payments/refunds/request-refund.server.ts'
import { startPayment } from '#commerce/payments/settlement/start-payment.server.ts'
import {
  findPriceAlertOfList,
  readPriceAlertToken,
} from '#commerce/people/alerts/price-alert-store.server.ts'
import { subscribeToPriceAlerts } from '#commerce/people/alerts/subscribe-to-price-alerts.server.ts'
import { findEmail, readOutbox } from '#commerce/running/outbox/read-outbox-store.server.ts'
import { commandLineActor } from '#commerce/values/actor.ts'
import { toAmount } from '#commerce/values/money.ts'
import { bothDatabases, demoCopy } from '#test/databases.ts'
import { waterPotSku as pot } from '#test/demo-skus.ts'
import { findWithdrawalById } from '#writing/emails/email-data-store.server.ts'
import { renderEmailsJob } from '#writing/sending/render-emails-job.server.ts'
import { type DatabaseAddress, openDatabase } from '../connection/connection.server.ts'
import { migrate } from '../migrations/migrate.server.ts'
import type { Db } from '../schema/schema.ts'

const now = new Date('2026-11-21T12:00:00.000Z')
const url = 'https://shop.example'

async function opened(address: DatabaseAddress): Promise<Db> {
  const db = openDatabase(address)
  onTestFinished(() => db.destroy())
  expect(await migrate(db, now)).toMatchObject({ ok: true })
  return db
}

/** The same database with a new key, as after losing the old one. */
async function replaceKey(db: Db, address: DatabaseAddress): Promise<Db> {
  await db.deleteFrom('process_state').where('name', '=', 'secret_key_fingerprint').execute()
  await rm(path.join(address.dataDir, 'secret-key'))
  return opened(address)
}

describe.each(bothDatabases)('a shop with a replaced key, on %s', kind => {
  it('gets new links, and the old ones stop working', async () => {
    const address = await demoCopy(kind)
    const db = await opened(address)
    const order = await placeSampleOrder(db, [{ sku: pot, quantity: 1 }], 'test', now)
    const providers = await createPaymentProviders(db, { testPayments: true }, () => {})
    const started = await startPayment(
      db,
      providers,
      order.id,
      { origin: url, orderTitle: ({ number }) => number, heldUntil: () => '' },
      now,
    )
    const payment = started.ok ? started.redirectUrl!.split('/').at(-1)! : ''
    const row = db.selectFrom('variant').select('product_id').where('sku', '=', pot)
    const { product_id } = await row.executeTakeFirstOrThrow()
    const { visitor, outcome } = await saveWish(
      db,
      undefined,
      { product: product_id, firstListName: 'Wish list' },
      { now },
    )
    const [owner, list] = [visitor!.id, outcome.list!]
    await shareList(db, visitor, list, { now })
    await subscribeToPriceAlerts(db, visitor, { list, email: 'ada@example.com' }, now)
    const statement = { name: 'Ada', orderNumber: order.number, email: order.email, comment: '' }
    await declareWithdrawal(db, statement, 'key-of-the-withdrawal', now)
    const linksOf = async (of: Db) => ({
      order: (await readOrderById(of, order.id))!.token,
      payment: readPaymentToken(of, (await readPayments(of, order.id))[0]!),
      list: (await readWishLists(of, owner))[0]!.shareToken!,
      alert: readPriceAlertToken(of, (await findPriceAlertOfList(of, owner, list))!),
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

  it('deletes what only the old key could read, and sends no refund twice', async () => {
    const address = await demoCopy(kind)
    const db = await opened(address)
    const order = await placeSampleOrder(db, [{ sku: pot, quantity: 1 }], 'bank-transfer', now)
    await recordTransfer(db, order.id, { actor: commandLineActor, now })
    await db.updateTable('payment').set({ provider: 'stripe', reference: 'cs_1' }).execute()
    for (const [key, attempts] of [
      ['tried', 1],
      ['new', 0],
    ] as const) {
      const purpose = { cause: 'goodwill', note: key } as const
      const refund = { amount: toAmount(100), purpose, key, actor: commandLineActor, now }
      await db.transaction().execute(tx => requestRefund(tx, order.id, refund))
      await db.updateTable('refund').set({ attempts }).where('note', '=', key).execute()
    }
    await renderEmailsJob(db, url).run(now, new AbortController().signal)
    const { visitor } = await addToCart(db, undefined, { sku: pot, quantity: 1, limit: 10 }, now)
    const { key } = await beginCheckout(db, visitor!, 'US', now)
    const [email] = await readOutbox(db, 1)
    expect((await findEmail(db, email!.id))!.rendered).toBeDefined()

    const renewed = await replaceKey(db, address)
    expect(await readOutbox(renewed, 1)).toEqual([{ ...email, state: 'failed' }])
    expect(await findEmail(renewed, email!.id)).toEqual({ recipient: order.email, rendered: undefined })
    expect(await findCheckoutDraft(renewed, visitor!.id)).toBeUndefined()
    expect((await beginCheckout(renewed, visitor!, 'US', now)).key).not.toBe(key)
    expect((await readManualRefunds(renewed)).map(({ note }) => note)).toEqual(['tried'])
    expect((await readOrderById(renewed, order.id))!.paid).toBe(order.total)
  })
})
