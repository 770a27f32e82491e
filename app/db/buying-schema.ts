import type { Generated } from 'kysely'
import type { Flag } from './flag.ts'
import type { HoldSchema } from './hold-schema.ts'
import type { OrderState } from './order-state.ts'
import type { PaymentSchema } from './payment-schema.ts'
import type { PricingSchema } from './pricing-schema.ts'

interface MailSchema {
  /** Letters to write and send: put there by what happened, in its own transaction. */
  letter: {
    id: Generated<number>
    kind: string
    recipient: string
    /** JSON of what its template needs; sealed, as it may hold a token. */
    facts_sealed: string
    once_key: string | null
    created_at: string
    due_at: string
    tries: Generated<number>
    subject: string | null
    /** Sealed: they hold links. */
    html_sealed: string | null
    plain_sealed: string | null
    written_at: string | null
    sent_at: string | null
    gave_up_at: string | null
    last_error: string | null
  }
  /** How many emails went to a mailbox, or were written by a mailing, in the window that began at `…_from`. */
  email_count: {
    /** A budget and the keyed hash of a mailbox, or the name of a mailing. */
    key: string
    short_from: string
    short_count: number
    long_from: string
    long_count: number
  }
  /** Emails that a limit held back since the log last said so. */
  suppressed_email: { kind: string; count: number }
  /** Who wants to hear when something on a wish list costs less. Its token confirms that, and ends it. */
  price_letter: {
    list_id: string
    email: string
    token_hash: string
    token_sealed: string | null
    asked_at: string
    confirmed_at: string | null
  }
  /** The price that was told last. */
  price_told: { list_id: string; product_id: number; price: number }
  job: { name: string; due_at: string; held_by: string | null; held_until: string | null }
}

interface OrderSchema {
  customer_order: {
    id: Generated<number>
    /** What people read: "T-7KQ4-M2XA". */
    number: string
    /** Of 128 random bits that name the order's page. */
    token_hash: string
    /** The same bits, for links in emails. */
    token_sealed: string | null
    checkout_key_hash: string
    visitor_id: number | null
    email: string
    state: OrderState
    placed_at: string
    currency: string
    country: string
    /** JSON. */
    address: string
    delivery_name: string
    /** The provider's name. */
    payment: string
    subtotal: number
    /** Of the goods; what delivery was reduced by is not in it. */
    discount: number
    delivery: number
    delivery_tax: number
    tax: number
    tax_included: Flag
    total: number
    /** The part of the total that a gift card paid. */
    gift_card: number
    paid: Generated<number>
    refunded: Generated<number>
    payment_due_at: string | null
    delivered_at: string | null
  }
  order_line: {
    id: Generated<number>
    order_id: number
    position: number
    sku: string
    product_id: number
    slug: string
    title: string
    options: string
    /** JSON of a Picture. */
    picture: string | null
    quantity: number
    unit_price: number
    discount: number
    tax: number
    /** What the shopper pays for it, with tax. */
    total: number
    returned: Generated<number>
  }
  order_discount: { order_id: number; position: number; title: string; code: string | null; amount: number }
  order_tax: { order_id: number; position: number; name: string; rate: number; base: number; amount: number }
  /** Every move of an order: when, by whom. A note may stand without a new state. */
  order_move: {
    id: Generated<number>
    order_id: number
    state: OrderState
    at: string
    who: string
    note: string
  }
  /** The ledger: every movement with what was there after it. */
  stock_movement: {
    id: Generated<number>
    sku: string
    quantity: number
    available: number
    why: 'sold' | 'given-back' | 'returned' | 'counted'
    order_id: number | null
    at: string
    who: string
  }
}

interface AfterSaleSchema {
  parcel: {
    id: Generated<number>
    order_id: number
    carrier: string
    tracking_number: string
    tracking_url: string | null
    shipped_at: string
    delivered_at: string | null
  }
  order_return: {
    id: Generated<number>
    number: string
    order_id: number
    key_hash: string
    reason: string
    words: string
    state: 'asked' | 'accepted' | 'received' | 'refunded' | 'declined'
    asked_at: string
    accepted_at: string | null
    received_at: string | null
    refunded_at: string | null
    declined_at: string | null
    answer: Generated<string>
    amount: number
  }
  order_return_line: { return_id: number; order_line_id: number; quantity: number; amount: number }
  warranty_claim: {
    id: Generated<number>
    number: string
    order_line_id: number
    key_hash: string
    words: string
    claimed_at: string
    answered_at: string | null
    answer: Generated<string>
  }
  withdrawal: {
    id: Generated<number>
    number: string
    /** Of what names its receipt's page. */
    key_hash: string
    key_sealed: string | null
    name: string
    order_number: string
    email: string
    words: string
    order_id: number | null
    declared_at: string
    /** The same statement on the same day has the same: it is written down once. */
    statement_hash: string | null
  }
  invoice: { number: number; order_id: number; issued_at: string }
}

export interface BuyingSchema
  extends PricingSchema,
    MailSchema,
    OrderSchema,
    HoldSchema,
    PaymentSchema,
    AfterSaleSchema {}
