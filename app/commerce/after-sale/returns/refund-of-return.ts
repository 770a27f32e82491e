import { type Order, refundableAmount } from '../../orders/order.ts'
import { type Amount, toAmount } from '../../values/money.ts'
import { isOpenReturn, type OrderReturn } from './return.ts'

type PaidOrder = Pick<Order, 'paid' | 'giftCard' | 'refunded'>

/** What each open return still refunds, by id, if the rest of it comes. Earlier refunds count, and earlier returns come first. */
export function refundsOfReturns(order: PaidOrder, returns: readonly OrderReturn[]): Map<number, Amount> {
  const refunds = new Map<number, Amount>()
  let left: number = refundableAmount(order)
  for (const one of returns.filter(isOpenReturn)) {
    const received = one.lines.reduce((sum, { receivedAmount }) => sum + receivedAmount, 0)
    const refund = toAmount(Math.min(Math.max(one.amount - received, 0), left))
    refunds.set(one.id, refund)
    left -= refund
  }
  return refunds
}

/** What a return has refunded and still refunds: the figure for shopper and staff. */
export function refundOfReturn(
  order: PaidOrder,
  returns: readonly OrderReturn[],
  one: Pick<OrderReturn, 'id' | 'refunded'>,
): Amount {
  return toAmount(one.refunded + (refundsOfReturns(order, returns).get(one.id) ?? 0))
}
