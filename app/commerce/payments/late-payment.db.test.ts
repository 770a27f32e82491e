import { describe, expect, it } from 'vitest'
import { databases, type Kind } from '../../../test/databases.ts'
import { inOneCommit } from '../../db/one-commit.server.ts'
import { minutes, tee } from '../cart/cart-shop.fixture.ts'
import { orderShop } from '../checkout/order-shop.fixture.ts'
import { readOrderById } from '../orders/order-store.server.ts'
import { bankTransfer } from './bank-transfer.ts'
import { endUnpaid } from './end-unpaid.server.ts'
import { addPayment } from './payment-store.server.ts'
import { providersOf } from './providers.server.ts'
import { settleIn } from './settle-payment.server.ts'
import { startPayment } from './start-payment.server.ts'
import { takeTransfer } from './take-transfer.server.ts'

/** Orders of 2 tees of 5 that are due after 15 minutes. */
async function unpaidShop(kind: Kind, payment: string) {
  const shop = await orderShop(kind)
  const { db } = shop
  await shop.stock(tee, 5)
  const providers = await providersOf(db, { testPayments: true }, () => {})
  const { id, due } = await shop.buy(await shop.shopper(tee, 2), { payment })
  const now = async () => {
    const { state, paid, refunded } = (await readOrderById(db, id))!
    return { state, paid, refunded, available: await shop.available(tee) }
  }
  return { ...shop, providers, id, due, now }
}

describe.each(databases)('money for an order that has expired, on %s', kind => {
  it('goes back, and the order stays canceled without stock', async () => {
    const { db, providers, id, due, now } = await unpaidShop(kind, 'test')
    const payment = await inOneCommit(db, tx =>
      addPayment(tx, { orderId: id, provider: 'test', token: 'token', amount: due }, minutes(1)),
    )
    expect(await endUnpaid(db, providers, minutes(15))).toBe(1)
    await inOneCommit(db, tx => settleIn(tx, payment.id, 'paid', { now: minutes(16) }))
    expect(await now()).toEqual({ state: 'cancelled', paid: due, refunded: due, available: 5 })
    const thanked = db.selectFrom('letter').select('id').where('kind', '=', 'payment-received')
    expect(await thanked.execute()).toEqual([])
    const refunds = await db.selectFrom('refund').select(['payment_id', 'amount', 'reason']).execute()
    expect(refunds).toEqual([
      { payment_id: payment.id, amount: due, reason: 'paid after the order was cancelled' },
    ])
  })

  it('that came by bank transfer is not booked on it: the merchant is told and sends it back', async () => {
    const { db, providers, id, now } = await unpaidShop(kind, bankTransfer.name)
    expect(await endUnpaid(db, providers, minutes(15))).toBe(1)
    expect(await takeTransfer(db, id, minutes(16))).toEqual({ ok: false, because: 'not-payable' })
    expect(await now()).toEqual({ state: 'cancelled', paid: 0, refunded: 0, available: 5 })
  })

  it('can no longer be sent from the deadline on, before the order is canceled, too', async () => {
    const { db, providers, id, now } = await unpaidShop(kind, 'test')
    const start = (at: Date) => startPayment(db, providers, id, 'https://shop.example', at)
    expect(await start(minutes(15))).toEqual({ ok: false, because: 'not-payable' })
    expect(await db.selectFrom('payment').select('id').execute()).toEqual([])
    expect(await now()).toMatchObject({ state: 'placed', available: 3 })
    expect(await start(new Date(minutes(15).getTime() - 1))).toMatchObject({ ok: true })
  })

  it('pays for it while its stock is still held, and keeps it', async () => {
    const { db, providers, id, due, now } = await unpaidShop(kind, bankTransfer.name)
    expect(await takeTransfer(db, id, minutes(20))).toEqual({ ok: true })
    expect(await endUnpaid(db, providers, minutes(21))).toBe(0)
    expect(await now()).toEqual({ state: 'paid', paid: due, refunded: 0, available: 3 })
  })
})
