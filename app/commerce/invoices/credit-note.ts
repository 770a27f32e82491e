import { type Amount, shareOf, toAmount } from '../money.ts'
import type { Order, OrderTax } from '../orders/order.ts'

/** The part of an amount that can still be credited: all credit notes together never exceed the order's total. */
export function creditableAmount(total: Amount, credited: Amount, amount: Amount): Amount {
  return toAmount(Math.max(Math.min(amount, total - credited), 0))
}

/** The taxes within a credited amount. Those of all credit notes of an order add up to its taxes. */
export function creditedTaxes(
  { taxes, total }: Pick<Order, 'taxes' | 'total'>,
  credited: Amount,
  amount: Amount,
): OrderTax[] {
  const share = (whole: Amount) =>
    toAmount(shareOf(whole, credited + amount, total) - shareOf(whole, credited, total))
  return taxes.map(tax => ({ ...tax, base: share(tax.base), amount: share(tax.amount) }))
}
