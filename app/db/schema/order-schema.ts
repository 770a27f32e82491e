import type { Generated } from 'kysely'
import type { Flag } from './flag.ts'
import type { HoldSchema } from './hold-schema.ts'
import type { MailSchema } from './mail-schema.ts'
import type { NoteSchema } from './note-schema.ts'
import type { OrderEditSchema } from './order-edit-schema.ts'
import type { OrderState } from './order-state.ts'
import type { PaymentSchema } from './payment-schema.ts'
import type { PricingSchema } from './pricing-schema.ts'

interface OrderSchema {
  customer_order: {
    id: Generated<number>
    /** As people read it: "T-7KQ4-M2XA". */
    number: string
    /** The hash of 128 random bits in the URL of the order's page. */
    token_hash: string
    /** The same bits encrypted, for links in emails. */
    token_sealed: string | null
    checkout_key_hash: string
    visitor_id: number | null
    /** The account that keeps it although the account's address has changed; otherwise the address decides. */
    account_id: Generated<number | null>
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
    /** On the goods; discounts on delivery are not included. */
    discount: number
    delivery: number
    delivery_tax: number
    tax: number
    tax_included: Flag
    total: number
    /** The part of the total that gift cards paid. */
    gift_card: number
    paid: Generated<number>
    refunded: Generated<number>
    /** The part of `refunded` that made up for a lower total or an overpayment, so that it no longer counts as paid. */
    edit_refunded: Generated<number>
    /** For delivery, by `item_refund`. */
    delivery_refunded: Generated<number>
    payment_due_at: string | null
    delivered_at: string | null
    /** As promised when the order was placed; null for orders from before it was stored. */
    return_days: number | null
    warranty_years: number | null
    /** ISO dates; null without an estimate. */
    arrives_from: string | null
    arrives_to: string | null
    /** Business days from payment to arrival; null without an estimate. */
    arrival_min_days: number | null
    arrival_max_days: number | null
    /** When its account was deleted: no later account with its address has it. */
    detached_at: Generated<string | null>
    /** No money moved: from a test provider, or a provider in its test mode. */
    is_test: Generated<Flag>
    /** When it became ready to pack. */
    paid_at: Generated<string | null>
    /** Whether `order_term` has its terms; a job adds those of old orders. */
    has_terms: Generated<Flag>
  }
  /** Texts that find an order, in lower case and without accents: a search finds terms that start with it. */
  order_term: { order_id: number; term: string; placed_at: string }
  /** A saved view of the order list: its name and the query of its URL. */
  order_view: { id: Generated<number>; name: string; query: string }
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
    /** Of the product when it was ordered; the class may be gone. */
    tax_class_id: number | null
    /** JSON of the TaxRates it was ordered by; null in orders from before it was stored, whose taxes are those of all lines. */
    tax_rates: string | null
    /** With tax. */
    total: number
    returned: Generated<number>
    shipped: Generated<number>
    /** By `item_refund`, not by returns. */
    refunded: Generated<number>
  }
  order_discount: { order_id: number; position: number; title: string; code: string | null; amount: number }
  order_tax: { order_id: number; position: number; name: string; rate: number; base: number; amount: number }
  /** Order history. An event may add a note without a new state. */
  order_event: {
    id: Generated<number>
    order_id: number
    state: OrderState
    at: string
    actor: string
    note: string
  }
}

interface AfterSaleSchema {
  shipment: {
    id: Generated<number>
    order_id: number
    carrier: string
    tracking_number: string
    tracking_url: string | null
    shipped_at: string
    delivered_at: string | null
  }
  /** The items of a package. */
  shipment_line: { shipment_id: number; order_line_id: number; quantity: number }
  order_return: {
    id: Generated<number>
    number: string
    order_id: number
    key_hash: string
    reason: string
    comment: string
    state: 'requested' | 'accepted' | 'received' | 'refunded' | 'declined'
    requested_at: string
    accepted_at: string | null
    received_at: string | null
    refunded_at: string | null
    declined_at: string | null
    answer: Generated<string>
    amount: number
    /** Set if staff opened it for a withdrawal or a claim. */
    withdrawal_id: Generated<number | null>
    claim_id: Generated<number | null>
  }
  /** As announced. The amount is that of all units, or of those that came once the return is closed. */
  order_return_line: { return_id: number; order_line_id: number; quantity: number; amount: number }
  /** A package of a return; `delivery` is the part of its refund that is for delivery. */
  return_arrival: { id: Generated<number>; return_id: number; delivery: number; at: string; actor: string }
  /** The units that came, and how many of them weren't put back in stock. */
  return_arrival_line: {
    arrival_id: number
    order_line_id: number
    quantity: number
    damaged: number
    amount: number
  }
  warranty_claim: {
    id: Generated<number>
    number: string
    order_line_id: number
    key_hash: string
    description: string
    claimed_at: string
    answered_at: string | null
    answer: Generated<string>
  }
  withdrawal: {
    id: Generated<number>
    number: string
    /** The hash of the key in the URL of its receipt. */
    key_hash: string
    key_sealed: string | null
    name: string
    order_number: string
    email: string
    comment: string
    order_id: number | null
    declared_at: string
    /** Equal for the same statement on the same day, which is stored once. */
    statement_hash: string | null
    /** As for an order. */
    detached_at: Generated<string | null>
    /** When staff had done what it asks for. */
    settled_at: Generated<string | null>
  }
  /** Invoices and credit notes as issued. */
  document: {
    id: Generated<number>
    kind: 'invoice' | 'credit-note'
    /** Sequential within its kind. */
    number: number
    order_id: number
    /** Of a credit note; null if it cancels the invoice. */
    refund_id: number | null
    /** The edit whose difference it states; null for all others. */
    order_edit_id: Generated<number | null>
    /** The total, in minor units of the order's currency. */
    amount: number
    issued_at: string
    /** JSON of how much it credits of the goods that are taxed alike; null for other documents, and from before it was stored. */
    tax_parts: Generated<string | null>
    /** JSON of a DocumentContent; null for invoices from before it was stored. */
    content: string | null
    /** Of the PDF, in hexadecimal; null until it is rendered. */
    sha256: string | null
  }
}

export interface OrderingSchema
  extends PricingSchema,
    MailSchema,
    OrderSchema,
    NoteSchema,
    OrderEditSchema,
    HoldSchema,
    PaymentSchema,
    AfterSaleSchema {}
