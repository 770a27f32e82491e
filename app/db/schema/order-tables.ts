import { orderStates } from './order-state.ts'
import { bytes, flag, id, integer, oneOf, table, text } from './table.ts'

export const orderTables = [
  table(
    'customer_order',
    {
      id,
      /** As people read it: "T-7KQ4-M2XA". */
      number: text.unique(),
      /** The hash of 128 random bits in the URL of the order's page. */
      token_hash: text.unique(),
      /** The same bits encrypted, for links in emails. */
      token_sealed: text.optional(),
      checkout_key_hash: text.unique(),
      visitor_id: integer.optional().references('visitor', 'set null'),
      /** The account that keeps it although the account's address has changed; otherwise the address decides. */
      account_id: integer.optional().references('account', 'set null'),
      email: text,
      state: oneOf(...orderStates),
      placed_at: text,
      currency: text,
      country: text,
      /** JSON. */
      address: text,
      delivery_name: text,
      /** The provider's name. */
      payment: text,
      subtotal: integer.check('>= 0'),
      /** On the goods; discounts on delivery are not included. */
      discount: integer.check('>= 0'),
      delivery: integer.check('>= 0'),
      delivery_tax: integer.check('>= 0'),
      tax: integer.check('>= 0'),
      tax_included: flag,
      total: integer.check('>= 0'),
      /** The part of the total that gift cards paid. */
      gift_card: integer.check('between 0 and total'),
      paid: integer.default(0).check('>= 0'),
      refunded: integer.default(0),
      /** The part of `refunded` that made up for a lower total or an overpayment, so that it no longer counts as paid. */
      excess_refunded: integer.default(0).check('>= 0'),
      /** For delivery, by `item_refund`. */
      delivery_refunded: integer.default(0).check('between 0 and delivery'),
      payment_due_at: text.optional(),
      delivered_at: text.optional(),
      /** As promised when the order was placed. */
      return_days: integer,
      warranty_years: integer,
      /** ISO dates; null without an estimate. */
      arrives_from: text.optional(),
      arrives_to: text.optional(),
      /** Business days from payment to arrival; null without an estimate. */
      arrival_min_days: integer.optional(),
      arrival_max_days: integer.optional(),
      /** When its account was deleted: no later account with its address has it. */
      detached_at: text.optional(),
      /** No money moved: from a test provider, or a provider in its test mode. */
      is_test: flag.default(0),
      /** When it was first paid in full: an edit that makes it cost more leaves it. */
      paid_at: text.optional(),
    },
    {
      checks: { order_refunds: 'refunded between 0 and paid + gift_card' },
      indexes: {
        order_by_account: '(account_id)',
        order_by_country: '(country, placed_at, id, state, payment, total, is_test)',
        order_by_customer: '(email, placed_at, id)',
        order_by_paid_at: '(paid_at)',
        order_by_payment: '(payment, placed_at, id, state, country, total, is_test)',
        order_by_placed: '(placed_at, id, state, country, payment, total, is_test)',
        order_by_state: '(state, placed_at, id, country, payment, total, is_test)',
        order_by_total: '(total, id, placed_at, state, country, payment, is_test)',
        order_by_visitor: '(visitor_id)',
        order_is_test: '(placed_at, id, state, country, payment, total) where is_test = 1',
        order_payment_due: '(payment_due_at) where payment_due_at is not null',
        order_to_pack: "(paid_at, id) where state = 'paid'",
      },
    },
  ),
  table(
    'order_line',
    {
      id,
      order_id: integer.references('customer_order'),
      position: integer,
      sku: text,
      product_id: integer,
      slug: text,
      title: text,
      options: text,
      /** JSON of a Picture. */
      picture: text.optional(),
      quantity: integer.check('between 1 and 999'),
      unit_price: integer.check('>= 0'),
      /** Of a unit on that day; null if unknown. Only staff see it. */
      cost: integer.optional().check('>= 0'),
      discount: integer.check('between 0 and unit_price * quantity'),
      tax: integer.check('>= 0'),
      /** Of the product when it was ordered; the class may be gone. */
      tax_class_id: integer.optional(),
      /** JSON of the TaxRates it was ordered by. */
      tax_rates: text,
      /** With tax. */
      total: integer.check('>= 0'),
      returned: integer.default(0),
      shipped: integer.default(0).check('between 0 and quantity'),
      /** By `item_refund`, not by returns. */
      refunded: integer.default(0).check('between 0 and total'),
    },
    {
      checks: { order_line_returned: 'returned between 0 and quantity' },
      indexes: {
        order_line_by_order: '(order_id)',
        order_line_by_product: '(product_id, order_id)',
      },
      uniqueIndexes: { order_line_sku: '(order_id, sku)' },
    },
  ),
  table(
    'order_discount',
    {
      order_id: integer.references('customer_order'),
      position: integer,
      title: text,
      code: text.optional(),
      amount: integer.check('>= 0'),
    },
    { key: ['order_id', 'position'] },
  ),
  table(
    'order_tax',
    {
      order_id: integer.references('customer_order'),
      position: integer,
      name: text,
      rate: integer,
      base: integer.check('>= 0'),
      amount: integer.check('>= 0'),
    },
    { key: ['order_id', 'position'] },
  ),
  /** Texts that find an order, in lower case and without accents: a search finds terms that start with it. */
  table(
    'order_term',
    { order_id: integer.references('customer_order'), term: bytes, placed_at: text },
    {
      key: ['order_id', 'term'],
      indexes: { order_term_by_term: '(term, placed_at, order_id)' },
      isStoredByKey: true,
    },
  ),
  /** A saved view of the order list: its name and the query of its URL. */
  table('order_view', { id, name: text.unique(), query: text }),
  /** The stock that an unpaid order holds, until it is paid or canceled. Hashes are keyed. */
  table(
    'unpaid_hold',
    {
      order_id: integer.key().references('customer_order', 'cascade'),
      kind: oneOf('unconfirmed', 'confirmed', 'online'),
      units: integer.check('> 0'),
      visitor_id: integer.optional().references('visitor', 'set null'),
      email_hash: text.optional(),
      network_hash: text.optional(),
      wide_network_hash: text.optional(),
      /** When to remind of the payment; null for never. */
      remind_at: text.optional(),
      reminded_at: text.optional(),
    },
    {
      indexes: {
        unpaid_hold_by_email_hash: '(email_hash)',
        unpaid_hold_by_visitor_id: '(visitor_id)',
        unpaid_hold_by_wide_network_hash: '(wide_network_hash)',
      },
    },
  ),
  /** The units of each variant in holds that aren't "confirmed", with the hold's kind and network, so that one index has their sums. */
  table(
    'unpaid_hold_line',
    {
      order_id: integer.references('unpaid_hold', 'cascade'),
      sku: text,
      units: integer.check('> 0'),
      kind: oneOf('unconfirmed', 'online'),
      wide_network_hash: text.optional(),
    },
    {
      key: ['order_id', 'sku'],
      indexes: { unpaid_hold_line_by_sku: '(sku, kind, wide_network_hash, units, order_id)' },
    },
  ),
]
