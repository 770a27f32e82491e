import { type Amount, toAmount } from '../values/money.ts'
import type { Order } from './order.ts'

/** One row between the lines of an order and its total. */
export interface SummaryRow {
  /** All but `tax-included` add up to the total. */
  kind: 'items' | 'discount' | 'delivery' | 'tax' | 'tax-included'
  amount: Amount
  /** Of the promotion, delivery method or tax. */
  name: string
  /** The coupon code of a discount. */
  code: string | null
  /** Of a tax, in hundredths of a percent. */
  rate: number
}

export type SummarizedOrder = Pick<
  Order,
  | 'subtotal'
  | 'discount'
  | 'discounts'
  | 'delivery'
  | 'deliveryTax'
  | 'deliveryName'
  | 'taxes'
  | 'taxIncluded'
  | 'total'
>

const noDetails = { name: '', code: null, rate: 0 }

/** Explains an order's total row by row, from the order alone. */
export function orderSummaryRows(order: SummarizedOrder): SummaryRow[] {
  const { discounts, taxes, taxIncluded } = order
  const discounted = discounts.reduce((sum, { amount }) => sum + amount, 0)
  // Discount rows include what was taken off delivery, so delivery appears at its full price.
  const delivery = order.delivery - (taxIncluded ? 0 : order.deliveryTax) + discounted - order.discount
  return [
    { ...noDetails, kind: 'items', amount: order.subtotal },
    ...discounts.map(({ title, code, amount }) => ({
      ...noDetails,
      kind: 'discount' as const,
      amount: toAmount(-amount),
      name: title,
      code,
    })),
    { ...noDetails, kind: 'delivery', amount: toAmount(delivery), name: order.deliveryName },
    ...taxes.map(({ name, rate, amount }) => ({
      ...noDetails,
      kind: taxIncluded ? ('tax-included' as const) : ('tax' as const),
      amount,
      name,
      rate,
    })),
  ]
}
