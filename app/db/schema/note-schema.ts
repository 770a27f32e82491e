import type { Generated } from 'kysely'

/** What staff note for each other. */
export interface NoteSchema {
  /** Notes about an order from staff to staff. */
  staff_note: {
    id: Generated<number>
    order_id: number
    text: string
    at: string
    actor: string
    removed_at: string | null
  }
  /** Notes about a customer from staff to staff. */
  customer_note: {
    id: Generated<number>
    email: string
    text: string
    at: string
    actor: string
    removed_at: Generated<string | null>
  }
}
