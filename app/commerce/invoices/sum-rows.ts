import { type Cents, cents } from '../money.ts'
import type { Order } from '../orders/order.ts'

/** A row of an order's sum: added to what stands above it, unless it only says what that holds. */
export interface SumRow {
  label: string
  amount: Cents
  kind: 'goods' | 'discount' | 'delivery' | 'tax' | 'tax-within'
}

export type Summed = Pick<
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

/** How an order came to its total, row by row, from what the order itself says. All but taxes within prices sum to it. */
export function sumRows(order: Summed): SumRow[] {
  const { discounts, taxes, taxIncluded } = order
  const off = discounts.reduce((sum, { amount }) => sum + amount, 0)
  // The rows of discounts hold what was taken off the delivery: it stands here at its price.
  const delivery = order.delivery - (taxIncluded ? 0 : order.deliveryTax) + off - order.discount
  return [
    { label: 'Subtotal', amount: order.subtotal, kind: 'goods' },
    ...discounts.map(({ title, code, amount }) => ({
      label: code === null ? title : `${title} (${code})`,
      amount: cents(-amount),
      kind: 'discount' as const,
    })),
    { label: `Delivery, ${order.deliveryName}`, amount: cents(delivery), kind: 'delivery' },
    ...taxes.map(({ name, rate, amount }) => ({
      label: `${taxIncluded ? 'Including ' : ''}${name} ${percentInWords(rate)}`,
      amount,
      kind: taxIncluded ? ('tax-within' as const) : ('tax' as const),
    })),
  ]
}

/** Hundredths of a percent: 725 is "7.25 %". */
function percentInWords(rate: number): string {
  return `${rate / 100} %`
}
