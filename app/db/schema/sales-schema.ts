import type { Generated } from 'kysely'
import type { Flag } from './flag.ts'

export interface SalesSchema {
  /** A moment at which sales changed: a job counts its day again. Or a cart was started. */
  sales_change: { id: Generated<number>; at: string; carts: Generated<number> }
  /** Sales by day of the shop's time zone; amounts are in minor units. A day without sales has no row. */
  sales_day: {
    day: string
    currency: string
    is_test: Flag
    orders: number
    /** Goods without tax, after discounts. */
    net: number
    discounts: number
    tax: number
    delivery: number
    /** Given back on this day. */
    refunds: number
    /** Their part for goods without tax. */
    net_refunds: number
  }
  /** Carts started, by the day of the time zone back then. */
  cart_day: { day: string; carts: number }
  /** One row: days from `counted_from` on are in `sales_day`, in this time zone. */
  sales_state: { id: number; time_zone: string | null; counted_from: string | null }
}
