import { inOneCommit } from '../../db/one-commit.server.ts'
import type { Db, Tx } from '../../db/schema.ts'
import { putLetter } from '../mail/letters.server.ts'
import { cents } from '../money.ts'
import { moveOrder } from '../orders/move-order.server.ts'
import { theShop } from '../orders/order.ts'
import type { PaymentNews } from './payment-provider.ts'
import { addPaid, findPaidOrder, findPayment, movePayment } from './payment-store.server.ts'
import { wantRefund } from './want-refund.server.ts'

/**
 * What has become of a payment, told by its provider, once or often, in whatever order. The first word that it is paid moves the
 * order; money that comes for an order that does not want it is given back.
 */
export async function settlePayment(db: Db, paymentId: number, news: PaymentNews, now: Date): Promise<void> {
  if (news.state !== 'started') await inOneCommit(db, tx => settleIn(tx, paymentId, news, now))
}

/** The same within a transaction. True when it was news. */
export async function settleIn(
  tx: Tx,
  paymentId: number,
  news: PaymentNews,
  now: Date,
  who: string = theShop,
): Promise<boolean> {
  const payment = await findPayment(tx, paymentId)
  if (!payment) return false
  // The order is held first, here and wherever orders and payments change together.
  const order = await findPaidOrder(tx, payment.orderId)
  if (!order || !(await movePayment(tx, paymentId, news, now))) return false
  if (news.state !== 'paid') return true

  const amount = news.amount > 0 ? news.amount : payment.amount
  await addPaid(tx, order.id, amount)
  const over = order.paid + amount - (order.total - order.giftCard)
  if (order.state === 'placed' && over >= 0) {
    await moveOrder(tx, order.id, 'paid', { who, note: '', now })
    const letter = { kind: 'payment-received', orderId: order.id } as const
    await putLetter(tx, { ...letter, to: order.email, onceKey: `payment-received-${order.id}` }, now)
  }
  const unwanted = isOver(order.state) ? amount : Math.min(Math.max(over, 0), amount)
  if (unwanted > 0)
    await wantRefund(tx, order.id, {
      amount: cents(unwanted),
      reason: isOver(order.state) ? 'paid after the order was cancelled' : 'paid twice',
      key: `unwanted-${paymentId}`,
      now,
    })
  return true
}

function isOver(state: string): boolean {
  return state === 'cancelled' || state === 'refunded'
}
