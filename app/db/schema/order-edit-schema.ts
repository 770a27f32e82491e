import type { Generated } from 'kysely'

export interface OrderEditSchema {
  /** A change of an order before it was packed. */
  order_edit: {
    id: Generated<number>
    order_id: number
    at: string
    actor: string
    /** JSON of an OrderContent. */
    before: string
    after: string
    /** To payments and gift card. */
    refunded: number
    /** The balance due afterwards. */
    due: number
  }
}
