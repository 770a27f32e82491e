import { describe, expect, it } from 'vitest'
import { databases, type Kind } from '../../../test/databases.ts'
import { tee, today } from '../cart/cart-shop.fixture.ts'
import { orderShop } from '../checkout/order-shop.fixture.ts'
import { writeLetter } from '../letters/write-letters.server.ts'
import { unsealFacts } from '../mail/sealed-letter.server.ts'
import { cents, formatMoney } from '../money.ts'
import { cancelOrder } from '../orders/cancel-order.server.ts'
import { bankTransfer } from './bank-transfer.ts'
import { remindTransfers } from './remind-transfers.server.ts'
import { takeTransfer } from './take-transfer.server.ts'

const hour = 60 * 60 * 1000
const hours = (hours: number) => new Date(today.getTime() + hours * hour)

async function shopWithTransfers(kind: Kind) {
  const shop = await orderShop(kind)
  await shop.stock(tee, 100)
  const ordered = async (days: number, payment = bankTransfer.name) =>
    shop.buy(await shop.shopper(tee), { payment, paysOnline: false, patience: days * 24 * hour })
  const reminders = async () => {
    const kinds = shop.db.selectFrom('letter').select('facts_sealed').where('kind', '=', 'transfer-reminder')
    const facts = (await kinds.orderBy('id').execute()).map(row => unsealFacts(shop.db, row.facts_sealed))
    return facts.map(one => 'orderId' in one && one.orderId)
  }
  return { ...shop, ordered, reminders, remind: (at: Date) => remindTransfers(shop.db, at) }
}

describe.each(databases)('the reminder of a bank transfer, on %s', kind => {
  it('comes once, a day before the deadline, and after half a day where there is only one', async () => {
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

  it('does not come for what is paid, canceled, expired or paid otherwise', async () => {
    const { db, ordered, reminders, remind } = await shopWithTransfers(kind)
    const [paid, canceled] = [await ordered(3), await ordered(3)]
    await ordered(1)
    await ordered(3, 'test')
    await takeTransfer(db, paid.id, hours(1))
    await cancelOrder(db, canceled.id, { who: 'shopper', now: hours(1) })
    expect(await remind(hours(49))).toBe(0)
    expect(await reminders()).toEqual([])
  })

  it('says what is due until when, and nothing once the money has come', async () => {
    const { db, ordered } = await shopWithTransfers(kind)
    const order = await ordered(3)
    const written = () =>
      writeLetter(db, { kind: 'transfer-reminder', orderId: order.id }, 'https://shop.example')
    await db.updateTable('customer_order').set({ paid: 100 }).where('id', '=', order.id).execute()
    const { subject, plain } = (await written())!
    expect(subject).toBe(
      `Reminder: we're holding order ${order.number} until November 24, 2026 at 12:00 PM UTC`,
    )
    expect(plain.replaceAll(/\s+/g, ' ')).toContain(
      `please transfer ${formatMoney(cents(order.due - 100))} by then`,
    )
    await takeTransfer(db, order.id, hours(1))
    expect(await written()).toBeUndefined()
  })
})
