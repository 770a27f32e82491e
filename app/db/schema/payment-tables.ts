import { actorColumns } from './actor-columns.ts'
import { bigint, flag, id, integer, oneOf, table, text } from './table.ts'

export const paymentTables = [
  table(
    'payment',
    {
      id,
      order_id: integer.references('customer_order'),
      provider: text,
      /** The hash of 128 random bits in the URLs of the test payment and of the return from a provider. */
      token_hash: text.unique(),
      token_sealed: text.optional(),
      /** The provider's id of the session. */
      reference: text.optional(),
      state: oneOf('started', 'confirming', 'paid', 'declined', 'ended'),
      amount: integer.check('> 0'),
      /** ISO 4217. */
      currency: text,
      note: text,
      started_at: text,
      settled_at: text.optional(),
      /** The provider's id of the transaction, for refunds. Null until it is paid. */
      transaction_id: text.optional(),
    },
    {
      checks: { payment_currency: 'length(currency) = 3' },
      indexes: {
        payment_by_order: '(order_id)',
        payment_pending: "(started_at) where state in ('started', 'confirming')",
      },
      uniqueIndexes: { payment_reference: '(provider, reference)' },
    },
  ),
  /** Events that a provider has sent, so that each is handled once. */
  table(
    'payment_event',
    { provider: text, id: text, kind: text, at: text },
    { key: ['provider', 'id'], indexes: { payment_event_by_time: '(at)' } },
  ),
  /** A payment or refund that a provider reported and that doesn't match ours. */
  table(
    'payment_mismatch',
    {
      id,
      payment_id: integer.references('payment'),
      /** The provider's id of the session or the transaction. */
      reference: text,
      reason: oneOf('reference', 'mode', 'currency', 'amount', 'refund'),
      amount: bigint,
      currency: text,
      found_at: text,
      /** When the merchant got an email about it. */
      notified_at: text.optional(),
    },
    { uniqueIndexes: { payment_mismatch_once: '(payment_id, reference, reason)' } },
  ),
  /** The total that a provider has refunded, even if reported before the payment. */
  table(
    'provider_refund',
    {
      payment_id: integer.references('payment'),
      transaction_id: text,
      amount: integer.check('> 0'),
    },
    { key: ['payment_id', 'transaction_id'] },
  ),
  table(
    'refund',
    {
      id,
      order_id: integer.references('customer_order'),
      payment_id: integer.optional().references('payment'),
      key: text.unique(),
      amount: integer.check('> 0'),
      cause: oneOf(
        'canceled',
        'paid-after-cancellation',
        'paid-twice',
        'refunded-at-provider',
        'returned',
        'items',
        'edited',
        'goodwill',
      ),
      /** The merchant's own words, for people to read. */
      note: text.default(''),
      return_id: integer.optional().references('order_return'),
      arrival_id: integer.optional().references('return_arrival'),
      item_refund_id: integer.optional().references('item_refund'),
      order_edit_id: integer.optional().references('order_edit'),
      reference: text.optional(),
      created_at: text,
      due_at: text,
      attempts: integer.default(0),
      done_at: text.optional(),
      failed_at: text.optional(),
      last_error: text.optional(),
    },
    { indexes: { refund_by_order: '(order_id)', refund_by_time: '(created_at, order_id)' } },
  ),
  /** A refund of items that the merchant decided on. The `refund` rows of its money name it. */
  table(
    'item_refund',
    {
      id,
      order_id: integer.references('customer_order'),
      key: text.unique(),
      reason: text,
      amount: integer.check('> 0'),
      /** The part of the amount that is for delivery. */
      delivery: integer.check('between 0 and amount'),
      at: text,
      ...actorColumns,
    },
    { indexes: { item_refund_by_order: '(order_id)' } },
  ),
  table(
    'item_refund_line',
    {
      item_refund_id: integer.references('item_refund'),
      order_line_id: integer.references('order_line'),
      quantity: integer.check('> 0'),
      amount: integer.check('>= 0'),
      restocked: flag,
    },
    { key: ['item_refund_id', 'order_line_id'] },
  ),
]
