import type { Tx } from '../../db/schema.ts'
import { putLetter } from '../mail/letters.server.ts'
import { cents } from '../money.ts'
import { moveOrder } from '../orders/move-order.server.ts'
import { theShop } from '../orders/order.ts'
import { followProviderRefund } from './follow-provider-refund.server.ts'
import type { PaymentState } from './payment-provider.ts'
import { addPaid, findPaidOrder, findPayment, movePayment } from './payment-store.server.ts'
import { wantRefund } from './want-refund.server.ts'

interface Settling {
  now: Date
  who?: string
  /** The provider's name for the money. */
  transactionId?: string | null
}

/**
 * Brings a payment to a state, once, and does what follows for its order. A paid payment brings its own amount, whoever says so;
 * the order is paid when nothing is due any more, and money that it does not want is given back. True when it was news.
 */
export async function settleIn(
  tx: Tx,
  paymentId: number,
  state: PaymentState,
  { now, who = theShop, transactionId = null }: Settling,
): Promise<boolean> {
  const payment = await findPayment(tx, paymentId)
  if (!payment) return false
  // The order is held first, here and wherever orders and payments change together.
  const order = await findPaidOrder(tx, payment.orderId)
  if (!order || !(await movePayment(tx, paymentId, { state, transactionId }, now))) return false
  if (state !== 'paid') return true

  const { amount } = payment
  await addPaid(tx, order.id, amount)
  const over = order.paid + amount - (order.total - order.giftCard)
  if (order.state === 'placed' && over >= 0) {
    await moveOrder(tx, order.id, 'paid', { who, note: '', now })
    const letter = { kind: 'payment-received', orderId: order.id } as const
    await putLetter(tx, { ...letter, to: order.email, onceKey: `payment-received-${order.id}` }, now)
  }
  const givenBack = await followProviderRefund(tx, { ...payment, transactionId }, now)
  const unwanted = isOver(order.state) ? amount : Math.min(Math.max(over, 0), amount)
  if (unwanted > givenBack)
    await wantRefund(tx, order.id, {
      amount: cents(unwanted - givenBack),
      reason: isOver(order.state) ? 'paid after the order was cancelled' : 'paid twice',
      key: `unwanted-${paymentId}`,
      now,
    })
  return true
}

function isOver(state: string): boolean {
  return state === 'cancelled' || state === 'refunded'
}
