import { describe, expect, it } from 'vitest'
import { type DatabaseKind, databases } from '../../../../test/databases.ts'
import { blackTeeSku } from '../../../../test/demo-skus.ts'
import { formatMoney } from '../../../messages/format.ts'
import { commandLineActor, shopperActor } from '../../actor.ts'
import { cancelOrder } from '../../cancellation/cancel-order.server.ts'
import { cartTestNow } from '../../cart/cart-shop.fixture.ts'
import { orderShop } from '../../checkout/order-shop.fixture.ts'
import { unsealEmailFacts } from '../../emails/outbox/sealed-email.server.ts'
import { renderEmail } from '../../emails/templates/render-email.server.ts'
import { toAmount } from '../../money.ts'
import { bankTransfer } from '../bank-transfer.ts'
import { recordTransfer } from './record-transfer.server.ts'
import { remindTransfers } from './remind-transfers.server.ts'

const hour = 60 * 60 * 1000
const hours = (hours: number) => new Date(cartTestNow.getTime() + hours * hour)

async function shopWithTransfers(kind: DatabaseKind) {
  const shop = await orderShop(kind)
  await shop.stock(blackTeeSku, 100)
  const ordered = async (days: number, payment = bankTransfer.name) =>
    shop.buy(await shop.shopper(blackTeeSku), {
      payment,
      paysOnline: false,
      paymentTimeout: days * 24 * hour,
    })
  const reminders = async () => {
    const kinds = shop.db.selectFrom('email').select('facts_sealed').where('kind', '=', 'transfer-reminder')
    const facts = (await kinds.orderBy('id').execute()).map(row =>
      unsealEmailFacts(shop.db, row.facts_sealed),
    )
    return facts.map(one => 'orderId' in one && one.orderId)
  }
  return { ...shop, ordered, reminders, remind: (at: Date) => remindTransfers(shop.db, at) }
}

describe.each(databases)('transfer reminders, on %s', kind => {
  it('is sent once, a day before the deadline but not in the first half day', async () => {
    const { ordered, reminders, remind } = await shopWithTransfers(kind)
    const [short, long] = [await ordered(1), await ordered(3)]
    expect(await remind(hours(11.9))).toBe(0)
    expect(await remind(hours(12))).toBe(1)
    expect(await reminders()).toEqual([short.id])
    expect(await remind(hours(47.9))).toBe(0)
    expect(await Promise.all([remind(hours(48)), remind(hours(48))])).toContain(1)
    expect(await remind(hours(60))).toBe(0)
    expect(await reminders()).toEqual([short.id, long.id])
  })

  it('is not sent for paid, canceled, expired or other orders', async () => {
    const { db, ordered, reminders, remind } = await shopWithTransfers(kind)
    const [paid, canceled] = [await ordered(3), await ordered(3)]
    await ordered(1)
    await ordered(3, 'test')
    await recordTransfer(db, paid.id, { actor: commandLineActor, now: hours(1) })
    await cancelOrder(db, canceled.id, { actor: shopperActor, now: hours(1) })
    expect(await remind(hours(49))).toBe(0)
    expect(await reminders()).toEqual([])
  })

  it('states the amount and deadline, and is dropped once paid', async () => {
    const { db, ordered } = await shopWithTransfers(kind)
    const order = await ordered(3)
    const written = () =>
      renderEmail(db, { kind: 'transfer-reminder', orderId: order.id }, 'https://shop.example')
    await db.updateTable('customer_order').set({ paid: 100 }).where('id', '=', order.id).execute()
    const { subject, text: plain } = (await written())!
    expect(subject).toBe(
      `Reminder: we’re holding order ${order.number} until November 24, 2026 at 12:00 PM UTC`,
    )
    expect(plain.replaceAll(/\s+/g, ' ')).toContain(
      `please transfer ${formatMoney(toAmount(order.due - 100), 'USD')} by then`,
    )
    await recordTransfer(db, order.id, { actor: commandLineActor, now: hours(1) })
    expect(await written()).toBeUndefined()
  })
})
