import { type Order, type OrderLine, refundableAmount } from '../../orders/order.ts'
import { type Amount, shareOf, sumOf, toAmount } from '../../values/money.ts'
import type { ItemRefundRefusal } from '../item-refund-reason.ts'
import { type OrderReturn, openReturnQuantity, returnedAmount, returnedDelivery } from '../returns/return.ts'

export interface ItemRefundLine {
  orderLineId: number
  quantity: number
  amount: Amount
  /** Whether the items are back and can be sold again. */
  isRestocked: boolean
}

export interface ItemRefundRequest {
  lines: readonly ItemRefundLine[]
  /** For no item, such as goodwill. */
  extra: Amount
  /** Of what delivery cost, which the last return then no longer refunds. */
  delivery?: Amount
}

export type PlannedItemRefund = { ok: true; amount: Amount } | ({ ok: false } & ItemRefundRefusal)

type RefundableOrder = Pick<
  Order,
  'lines' | 'paid' | 'giftCard' | 'refunded' | 'delivery' | 'deliveryRefunded'
>

/** The rest of the delivery price that neither refunds nor returns gave back or promised. */
export function refundableDelivery(
  { delivery, deliveryRefunded }: Pick<Order, 'delivery' | 'deliveryRefunded'>,
  returns: readonly OrderReturn[],
): Amount {
  return toAmount(Math.max(delivery - deliveryRefunded - returnedDelivery(returns), 0))
}

/** The price paid for so many units of a line, at most the rest that isn't refunded. */
export function suggestedRefund(
  line: Pick<OrderLine, 'total' | 'quantity' | 'refunded'>,
  quantity: number,
): Amount {
  const share = shareOf(line.total, quantity, line.quantity)
  return toAmount(Math.min(share, line.total - line.refunded))
}

/** The shipped units of a line that are neither back nor in an open return. */
export function restockableQuantity(
  { id, shipped, returned }: Pick<OrderLine, 'id' | 'shipped' | 'returned'>,
  returns: readonly OrderReturn[],
): number {
  return Math.max(shipped - returned - openReturnQuantity(returns, id), 0)
}

/** Checks a refund against its order, and adds it up. */
export function planItemRefund(
  order: RefundableOrder,
  returns: readonly OrderReturn[],
  { lines, extra, delivery = toAmount(0) }: ItemRefundRequest,
): PlannedItemRefund {
  const amount = sumOf([extra, delivery, ...lines.map(line => line.amount)])
  if (amount <= 0) return { ok: false, reason: 'nothing-chosen' }
  if (delivery > refundableDelivery(order, returns)) return { ok: false, reason: 'more-than-delivery' }
  for (const { orderLineId, quantity, amount: part, isRestocked } of lines) {
    const line = order.lines.find(({ id }) => id === orderLineId)
    const isTwice = lines.filter(other => other.orderLineId === orderLineId).length > 1
    // Unshipped units would still be packed: canceling is their way back.
    if (!line || isTwice || quantity < 1 || quantity > line.shipped)
      return { ok: false, reason: 'more-than-shipped', orderLineId }
    if (part > line.total - line.refunded - returnedAmount(returns, orderLineId))
      return { ok: false, reason: 'more-than-line', orderLineId }
    if (isRestocked && quantity > restockableQuantity(line, returns))
      return { ok: false, reason: 'not-restockable', orderLineId }
  }
  return amount > refundableAmount(order) ? { ok: false, reason: 'more-than-paid' } : { ok: true, amount }
}
