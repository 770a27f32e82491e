import type { Order, OrderLine } from '../order.ts'

/** The parts of an order that an edit changes, as they were or will be. */
export interface OrderContent
  extends Pick<
    Order,
    | 'email'
    | 'address'
    | 'discounts'
    | 'taxes'
    | 'subtotal'
    | 'discount'
    | 'delivery'
    | 'deliveryTax'
    | 'tax'
    | 'total'
  > {
  lines: ContentLine[]
}

export type ContentLine = Pick<
  OrderLine,
  'sku' | 'title' | 'options' | 'quantity' | 'unitPrice' | 'discount' | 'tax' | 'agreedTax' | 'total'
>

export function contentOf(order: Order): OrderContent {
  const { email, address, discounts, taxes, subtotal, discount, delivery, deliveryTax, tax, total } = order
  return {
    ...{ email, address, discounts, taxes, subtotal, discount, delivery, deliveryTax, tax, total },
    lines: order.lines.map(line => ({
      ...{ sku: line.sku, title: line.title, options: line.options, quantity: line.quantity },
      ...{ unitPrice: line.unitPrice, discount: line.discount, tax: line.tax, total: line.total },
      agreedTax: line.agreedTax,
    })),
  }
}
