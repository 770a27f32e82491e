import { describe, expect, it } from 'vitest'
import { inOneCommit } from '#db/connection/one-commit.server.ts'
import type { Tx } from '#db/schema/schema.ts'
import { formatMoney } from '#messages/format.ts'
import { type DatabaseKind, databases } from '#test/databases.ts'
import { blackTeeSku } from '#test/demo-skus.ts'
import { renderOneEmail } from '#writing/emails/render-one-email.fixture.ts'
import { cartTestNow } from '../../cart/cart-shop.fixture.ts'
import { orderShop, raceAgainst } from '../../cart/checkout/order-shop.fixture.ts'
import type { PlaceOrderRequest } from '../../cart/checkout/place-order.server.ts'
import { cancelOrder, cancelUnpaidOrder } from '../../orders/cancellation/cancel-order.server.ts'
import type { Order } from '../../orders/order.ts'
import { queueEmail } from '../../running/outbox/queue-email.server.ts'
import { unsealEmailFacts } from '../../running/outbox/sealed-email.server.ts'
import { commandLineActor, shopperActor } from '../../values/actor.ts'
import { toAmount } from '../../values/money.ts'
import { newToken } from '../../values/random-token.server.ts'
import { bankTransfer } from '../bank-transfer.ts'
import type { PaymentState } from '../payment-provider.ts'
import { addPayment } from '../payment-store.server.ts'
import { recordTransfer } from '../record-transfer.server.ts'
import { settlePayment } from '../settlement/settle-payment.server.ts'
import { remindUnpaidOrders } from './remind-unpaid-orders.server.ts'

const hour = 60 * 60 * 1000
const hours = (hours: number) => new Date(cartTestNow.getTime() + hours * hour)

async function shopWithUnpaidOrders(kind: DatabaseKind) {
  const shop = await orderShop(kind)
  await shop.stock(blackTeeSku, 100)
  const { db } = shop
  const ordered = async (other: Partial<PlaceOrderRequest>) =>
    shop.buy(await shop.shopper(blackTeeSku), other)
  const byTransfer = (days: number) =>
    ordered({ payment: bankTransfer.name, paysOnline: false, paymentTimeout: days * 24 * hour })
  const online = () => ordered({ payment: 'test', paysOnline: true, paymentTimeout: hour })
  const pay = async ({ id, due }: Order, now: Date, state: PaymentState = 'paid') => {
    const payment = { orderId: id, provider: 'test', token: newToken(), amount: due, currency: 'USD' }
    return inOneCommit(db, async tx => {
      const { id: paymentId } = await addPayment(tx, payment, now)
      await settlePayment(tx, paymentId, state, { now })
      return paymentId
    })
  }
  const emails = async ({ id }: Order) => {
    const rows = await db.selectFrom('email').select('facts_sealed').orderBy('id').execute()
    const facts = rows.map(row => unsealEmailFacts(db, row.facts_sealed))
    return facts.flatMap(one => ('orderId' in one && one.orderId === id ? [one.kind] : []))
  }
  const written = (kind: 'transfer-reminder' | 'payment-reminder', { id }: Order) =>
    renderOneEmail(db, { kind, orderId: id }, 'https://shop.example')
  return {
    ...shop,
    byTransfer,
    online,
    pay,
    emails,
    written,
    remind: (at: Date) => remindUnpaidOrders(db, at),
  }
}

describe.each(databases)('reminders of unpaid orders, on %s', kind => {
  it('are sent once by transfer, a day before the deadline but not in the first half day', async () => {
    const { byTransfer, emails, remind } = await shopWithUnpaidOrders(kind)
    const [short, long] = [await byTransfer(1), await byTransfer(3)]
    expect(await remind(hours(11.9))).toBe(0)
    expect(await remind(hours(12))).toBe(1)
    expect(await emails(short)).toEqual(['order-confirmed', 'transfer-reminder'])
    expect(await remind(hours(47.9))).toBe(0)
    expect((await Promise.all([remind(hours(48)), remind(hours(48))])).sort()).toEqual([0, 1])
    expect(await remind(hours(60))).toBe(0)
    expect(await emails(long)).toEqual(['order-confirmed', 'transfer-reminder'])
  })

  it('are the only email about an online order that nobody pays', async () => {
    const { db, online, emails, remind } = await shopWithUnpaidOrders(kind)
    const order = await online()
    expect(await remind(hours(0.49))).toBe(0)
    expect(await Promise.all([remind(hours(0.5)), remind(hours(0.5))])).toContain(1)
    expect(await remind(hours(0.9))).toBe(0)
    expect(await cancelUnpaidOrder(db, order.id, hours(1))).toBe(true)
    expect(await remind(hours(1))).toBe(0)
    expect(await emails(order)).toEqual([])
  })

  it('are not sent for paid, canceled, expired or confirming orders', async () => {
    const { db, byTransfer, online, pay, emails, remind } = await shopWithUnpaidOrders(kind)
    const [transferred, canceled, expired] = [await byTransfer(3), await byTransfer(3), await byTransfer(1)]
    const [paid, confirming] = [await online(), await online()]
    await recordTransfer(db, transferred.id, { actor: commandLineActor, now: hours(0.1) })
    await cancelOrder(db, canceled.id, { actor: shopperActor, now: hours(0.1) })
    await pay(paid, hours(0.1))
    const paymentId = await pay(confirming, hours(0.1), 'confirming')
    expect(await remind(hours(0.6))).toBe(0)
    expect(await emails(transferred)).toEqual(['order-confirmed', 'payment-received'])
    expect(await emails(canceled)).toEqual(['order-confirmed', 'order-canceled'])
    expect(await emails(paid)).toEqual(['order-confirmed'])
    expect(await emails(confirming)).toEqual(['order-confirmed'])
    await inOneCommit(db, tx => settlePayment(tx, paymentId, 'paid', { now: hours(2) }))
    expect(await emails(confirming)).toEqual(['order-confirmed', 'payment-received'])
    expect(await remind(hours(49))).toBe(0)
    expect(await emails(expired)).toEqual(['order-confirmed'])
  })

  it('are sent once a payment that was on its way has failed', async () => {
    const { db, online, pay, emails, remind } = await shopWithUnpaidOrders(kind)
    const order = await online()
    const paymentId = await pay(order, hours(0.1), 'confirming')
    expect(await remind(hours(0.5))).toBe(0)
    await inOneCommit(db, tx => settlePayment(tx, paymentId, 'declined', { now: hours(0.6) }))
    expect(await remind(hours(0.7))).toBe(1)
    expect(await emails(order)).toEqual(['order-confirmed', 'payment-reminder'])
  })

  it.each(['paid', 'confirming'] as const)('are not sent if the order is %s at that moment', async state => {
    const { db, online, pay, emails, remind } = await shopWithUnpaidOrders(kind)
    const order = await online()
    const paymentId = await pay(order, hours(0.1), 'started')
    const settle = (tx: Tx) => settlePayment(tx, paymentId, state, { now: hours(0.5) })
    expect(await raceAgainst(db, settle, () => remind(hours(0.5)))).toBe(0)
    expect(await emails(order)).toEqual(['order-confirmed'])
  })

  it.each(['paid', 'confirming', 'canceled'] as const)(
    'are taken back if the order is %s before they are sent',
    async state => {
      const { db, online, pay, emails, remind } = await shopWithUnpaidOrders(kind)
      const [order, late] = [await online(), await online()]
      expect(await remind(hours(0.5))).toBe(2)
      const sent = { sent_at: hours(0.5).toISOString() }
      const key = `payment-reminder-${late.id}`
      await db.updateTable('email').set(sent).where('idempotency_key', '=', key).execute()
      for (const one of [order, late])
        if (state === 'canceled') await cancelOrder(db, one.id, { actor: shopperActor, now: hours(0.6) })
        else await pay(one, hours(0.6), state)
      const next = state === 'canceled' ? 'order-canceled' : 'order-confirmed'
      expect(await emails(order)).toEqual([next])
      expect(await emails(late)).toEqual(['payment-reminder', next])
    },
  )

  it('state the amount and deadline, and are dropped once paid', async () => {
    const { db, byTransfer, online, pay, written } = await shopWithUnpaidOrders(kind)
    const order = await byTransfer(3)
    await db.updateTable('customer_order').set({ paid: 100 }).where('id', '=', order.id).execute()
    const { subject, text: plain } = (await written('transfer-reminder', order))!
    expect(subject).toBe(
      `Reminder: we’re holding order ${order.number} until November 24, 2026 at 7:00 AM EST`,
    )
    expect(plain.replaceAll(/\s+/g, ' ')).toContain(
      `please transfer ${formatMoney(toAmount(order.due - 100), 'USD')} by then`,
    )
    await recordTransfer(db, order.id, { actor: commandLineActor, now: hours(1) })
    expect(await written('transfer-reminder', order)).toBeUndefined()

    const toPay = await online()
    const text = (await written('payment-reminder', toPay))!.text.replaceAll(/\s+/g, ' ')
    expect(text).toContain(
      `until November 21, 2026 at 8:00 AM EST. Pay ${formatMoney(toPay.due, 'USD')} by then`,
    )
    expect(text).toContain(`https://shop.example/orders/${toPay.token}#pay`)
    await pay(toPay, hours(0.5))
    expect(await written('payment-reminder', toPay)).toBeUndefined()
  })

  it('belong to orders without a confirmation: an earlier one is not repeated by the payment', async () => {
    const { db, online, pay, emails } = await shopWithUnpaidOrders(kind)
    const order = await online()
    const idempotencyKey = `order-confirmed-${order.id}`
    const email = { kind: 'order-confirmed', orderId: order.id, to: order.email, idempotencyKey } as const
    await inOneCommit(db, tx => queueEmail(tx, email, hours(0)))
    await pay(order, hours(0.1))
    expect(await emails(order)).toEqual(['order-confirmed', 'payment-received'])
  })
})
