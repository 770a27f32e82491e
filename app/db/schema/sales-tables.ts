import { bigint, flag, id, integer, table, text } from './table.ts'

export const salesTables = [
  /** Sales by day of the shop's time zone; amounts are in minor units. A day without sales has no row. */
  table(
    'sales_day',
    {
      day: text,
      currency: text,
      is_test: flag,
      orders: integer,
      /** Goods without tax, after discounts. */
      net: bigint,
      discounts: bigint,
      tax: bigint,
      delivery: bigint,
      /** Given back on this day. */
      refunds: bigint,
      /** Their part for goods without tax. */
      net_refunds: bigint,
      /** Only of goods whose cost is known: their cost, and their part of `net`. */
      cost: bigint,
      net_with_cost: bigint,
    },
    { key: ['day', 'currency', 'is_test'] },
  ),
  /** A moment at which sales changed: a job counts its day again. Or a cart was started. */
  table('sales_change', { id, at: text, carts: integer.default(0) }),
  /** One row: days from `counted_from` on are in `sales_day`, in this time zone. */
  table('sales_state', { id: integer.key(), time_zone: text.optional(), counted_from: text.optional() }),
  /** The products that were in most paid orders of the last year together with one; a job counts them. */
  table(
    'product_pair',
    {
      product_id: integer.references('product', 'cascade'),
      other_id: integer.references('product', 'cascade'),
      orders: integer.check('> 0'),
    },
    { key: ['product_id', 'other_id'], indexes: { product_pair_by_other: '(other_id)' } },
  ),
  /** Carts started, by the day of the time zone back then. */
  table('cart_day', { day: text.key(), carts: integer }),
]
