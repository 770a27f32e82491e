import type { Generated } from 'kysely'
import type { Flag } from './flag.ts'

export interface PaymentSchema {
  /** A checkout draft. */
  checkout: {
    visitor_id: number
    key_sealed: string
    /** Both may hold a gift card's code. */
    fields_sealed: string
    codes_sealed: string
    updated_at: string
  }
  payment: {
    id: Generated<number>
    order_id: number
    provider: string
    /** The hash of 128 random bits in the URLs of the test payment and of the return from a provider. */
    token_hash: string
    token_sealed: string | null
    /** The provider's id of the session. */
    reference: string | null
    state: 'started' | 'confirming' | 'paid' | 'declined' | 'ended'
    amount: number
    /** ISO 4217. */
    currency: string
    note: string
    started_at: string
    settled_at: string | null
    /** The provider's id of the transaction, for refunds. Null until it is paid. */
    transaction_id: string | null
  }
  /** A payment or refund that a provider reported and that doesn't match ours. */
  payment_mismatch: {
    id: Generated<number>
    payment_id: number
    /** The provider's id of the session or the transaction. */
    reference: string
    reason: 'reference' | 'mode' | 'currency' | 'amount' | 'refund'
    amount: number
    currency: string
    found_at: string
    /** When the merchant got an email about it. */
    notified_at: string | null
  }
  /** The total that a provider has refunded, even if reported before the payment. */
  provider_refund: { payment_id: number; transaction_id: string; amount: number }
  /** Events that a provider has sent, so that each is handled once. */
  payment_event: { provider: string; id: string; kind: string; at: string }
  refund: {
    id: Generated<number>
    order_id: number
    payment_id: number | null
    key: string
    amount: number
    cause:
      | 'canceled'
      | 'paid-after-cancellation'
      | 'paid-twice'
      | 'refunded-at-provider'
      | 'returned'
      | 'items'
      | 'edited'
      | 'goodwill'
    /** The merchant's own words, for people to read. */
    note: Generated<string>
    return_id: number | null
    arrival_id: Generated<number | null>
    item_refund_id: number | null
    order_edit_id: number | null
    reference: string | null
    created_at: string
    due_at: string
    attempts: Generated<number>
    done_at: string | null
    failed_at: string | null
    last_error: string | null
  }
  /** A refund of items that the merchant decided on. The `refund` rows of its money name it. */
  item_refund: {
    id: Generated<number>
    order_id: number
    key: string
    reason: string
    amount: number
    /** The part of the amount that is for delivery; 0 in rows from before it was stored. */
    delivery: Generated<number>
    at: string
    actor: string
  }
  item_refund_line: {
    item_refund_id: number
    order_line_id: number
    quantity: number
    amount: number
    restocked: Flag
  }
}
