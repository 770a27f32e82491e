import type { Generated } from 'kysely'

export interface PaymentSchema {
  /** What a visitor has filled in, until they order. */
  checkout: {
    visitor_id: number
    key_sealed: string
    /** A gift card's code may be in both. */
    fields_sealed: string
    codes_sealed: string
    updated_at: string
  }
  payment: {
    id: Generated<number>
    order_id: number
    provider: string
    /** Of 128 random bits that name the test payment's page, and the way back from another's. */
    token_hash: string
    token_sealed: string | null
    /** The provider's name for it. */
    reference: string | null
    state: 'started' | 'confirming' | 'paid' | 'refused' | 'ended'
    amount: number
    note: string
    started_at: string
    settled_at: string | null
    /** The provider's name for the money: refunds name it. Null until it is paid. */
    transaction_id: string | null
  }
  /** Money or a refund that a provider reported and that doesn't match the payment it names. */
  payment_mismatch: {
    id: Generated<number>
    payment_id: number
    /** What the provider calls the session or the transaction. */
    reference: string
    reason: 'reference' | 'mode' | 'currency' | 'amount' | 'refund'
    amount: number
    currency: string
    found_at: string
    /** When the merchant was told. */
    told_at: string | null
  }
  /** What a provider says it has refunded in all, also before it says that the payment was made. */
  provider_refund: { payment_id: number; transaction_id: string; amount: number }
  /** What a provider told us, each once. */
  payment_event: { provider: string; id: string; kind: string; at: string }
  refund: {
    id: Generated<number>
    order_id: number
    payment_id: number | null
    key: string
    amount: number
    reason: string
    reference: string | null
    created_at: string
    due_at: string
    tries: Generated<number>
    done_at: string | null
    gave_up_at: string | null
    last_error: string | null
  }
}
