import { describe, expect, it } from 'vitest'
import { inOneCommit } from '#db/connection/one-commit.server.ts'
import { type DatabaseKind, databases } from '#test/databases.ts'
import { blackTeeSku } from '#test/demo-skus.ts'
import { afterMinutes } from '../../cart/cart-shop.fixture.ts'
import { orderShop } from '../../cart/checkout/order-shop.fixture.ts'
import { bankTransfer } from '../../payments/bank-transfer.ts'
import { addPayment } from '../../payments/payment-store.server.ts'
import { createPaymentProviders } from '../../payments/providers/payment-providers.server.ts'
import { recordTransfer } from '../../payments/record-transfer.server.ts'
import { settlePayment } from '../../payments/settlement/settle-payment.server.ts'
import { startPayment } from '../../payments/settlement/start-payment.server.ts'
import { commandLineActor } from '../../values/actor.ts'
import { readOrderById } from '../order-store.server.ts'
import { cancelUnpaidOrders } from './cancel-unpaid-orders.server.ts'

/** An order of 2 of 5 tees that is due in 15 minutes. */
async function unpaidShop(kind: DatabaseKind, payment: string) {
  const shop = await orderShop(kind)
  const { db } = shop
  await shop.stock(blackTeeSku, 5)
  const providers = await createPaymentProviders(db, { testPayments: true }, () => {})
  const { id, due } = await shop.buy(await shop.shopper(blackTeeSku, 2), { payment })
  const now = async () => {
    const { state, paid, refunded } = (await readOrderById(db, id))!
    return { state, paid, refunded, available: await shop.available(blackTeeSku) }
  }
  return { ...shop, providers, id, due, now }
}

describe.each(databases)('a late payment, on %s', kind => {
  it('is refunded, and the order stays canceled', async () => {
    const { db, providers, id, due, now } = await unpaidShop(kind, 'test')
    const payment = await inOneCommit(db, tx =>
      addPayment(
        tx,
        { orderId: id, provider: 'test', token: 'token', amount: due, currency: 'USD' },
        afterMinutes(1),
      ),
    )
    expect(await cancelUnpaidOrders(db, providers, afterMinutes(15))).toBe(1)
    await inOneCommit(db, tx => settlePayment(tx, payment.id, 'paid', { now: afterMinutes(16) }))
    expect(await now()).toEqual({ state: 'canceled', paid: due, refunded: due, available: 5 })
    const thanked = db
      .selectFrom('email')
      .select('id')
      .where('kind', 'in', ['order-confirmed', 'payment-received'])
    expect(await thanked.execute()).toEqual([])
    const refunds = await db.selectFrom('refund').select(['payment_id', 'amount', 'cause']).execute()
    expect(refunds).toEqual([{ payment_id: payment.id, amount: due, cause: 'paid-after-cancellation' }])
  })

  it('by bank transfer is rejected, so that the merchant returns it', async () => {
    const { db, providers, id, now } = await unpaidShop(kind, bankTransfer.name)
    expect(await cancelUnpaidOrders(db, providers, afterMinutes(15))).toBe(1)
    expect(await recordTransfer(db, id, { actor: commandLineActor, now: afterMinutes(16) })).toEqual({
      ok: false,
      reason: 'not-payable',
    })
    expect(await now()).toEqual({ state: 'canceled', paid: 0, refunded: 0, available: 5 })
  })

  it('cannot start after the deadline, even before cancellation', async () => {
    const { db, providers, id, now } = await unpaidShop(kind, 'test')
    const start = (at: Date) =>
      startPayment(
        db,
        providers,
        id,
        { origin: 'https://shop.example', orderTitle: ({ number }) => number, heldUntil: () => '' },
        at,
      )
    expect(await start(afterMinutes(15))).toEqual({ ok: false, reason: 'not-payable' })
    expect(await db.selectFrom('payment').select('id').execute()).toEqual([])
    expect(await now()).toMatchObject({ state: 'placed', available: 3 })
    expect(await start(new Date(afterMinutes(15).getTime() - 1))).toMatchObject({ ok: true })
  })

  it('counts while the stock is still held', async () => {
    const { db, providers, id, due, now } = await unpaidShop(kind, bankTransfer.name)
    expect(await recordTransfer(db, id, { actor: commandLineActor, now: afterMinutes(20) })).toEqual({
      ok: true,
    })
    expect(await cancelUnpaidOrders(db, providers, afterMinutes(21))).toBe(0)
    expect(await now()).toEqual({ state: 'paid', paid: due, refunded: 0, available: 3 })
  })
})
