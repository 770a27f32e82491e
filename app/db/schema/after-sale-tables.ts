import { actorColumns } from './actor-columns.ts'
import { id, integer, oneOf, table, text } from './table.ts'

export const afterSaleTables = [
  table(
    'shipment',
    {
      id,
      order_id: integer.references('customer_order'),
      carrier: text,
      tracking_number: text,
      tracking_url: text.optional(),
      shipped_at: text,
      delivered_at: text.optional(),
    },
    { indexes: { shipment_by_order: '(order_id)' } },
  ),
  /** The items of a package. */
  table(
    'shipment_line',
    {
      shipment_id: integer.references('shipment'),
      order_line_id: integer.references('order_line'),
      quantity: integer.check('> 0'),
    },
    { key: ['shipment_id', 'order_line_id'], indexes: { shipment_line_by_order_line: '(order_line_id)' } },
  ),
  table(
    'order_return',
    {
      id,
      number: text.unique(),
      order_id: integer.references('customer_order'),
      key_hash: text.unique(),
      reason: text,
      comment: text,
      state: oneOf('requested', 'accepted', 'received', 'refunded', 'declined'),
      requested_at: text,
      accepted_at: text.optional(),
      received_at: text.optional(),
      refunded_at: text.optional(),
      declined_at: text.optional(),
      answer: text.default(''),
      amount: integer.check('>= 0'),
      /** Set if staff opened it for a withdrawal or a claim. */
      withdrawal_id: integer.optional().references('withdrawal'),
      claim_id: integer.optional().references('warranty_claim'),
    },
    {
      indexes: {
        closed_return: "(requested_at, number) where state in ('refunded', 'declined')",
        open_return: "(requested_at, id) where state in ('requested', 'accepted', 'received')",
        order_return_by_order: '(order_id)',
        return_by_withdrawal: '(withdrawal_id) where withdrawal_id is not null',
      },
    },
  ),
  /** As announced. The amount is that of all units, or of those that came once the return is closed. */
  table(
    'order_return_line',
    {
      return_id: integer.references('order_return'),
      order_line_id: integer.references('order_line'),
      quantity: integer.check('> 0'),
      amount: integer.check('>= 0'),
    },
    { key: ['return_id', 'order_line_id'] },
  ),
  /** A package of a return; `delivery` is the part of its refund that is for delivery. */
  table(
    'return_arrival',
    {
      id,
      return_id: integer.references('order_return'),
      delivery: integer.check('>= 0'),
      at: text,
      ...actorColumns,
    },
    { indexes: { return_arrival_by_return: '(return_id)' } },
  ),
  /** The units that came, and how many of them weren't put back in stock. */
  table(
    'return_arrival_line',
    {
      arrival_id: integer.references('return_arrival'),
      order_line_id: integer.references('order_line'),
      quantity: integer.check('> 0'),
      damaged: integer.check('between 0 and quantity'),
      amount: integer.check('>= 0'),
    },
    { key: ['arrival_id', 'order_line_id'] },
  ),
  table(
    'warranty_claim',
    {
      id,
      number: text.unique(),
      order_line_id: integer.references('order_line'),
      key_hash: text.unique(),
      description: text,
      claimed_at: text,
      answered_at: text.optional(),
      answer: text.default(''),
    },
    {
      indexes: {
        closed_claim: '(claimed_at, number) where answered_at is not null',
        open_claim: '(claimed_at, id) where answered_at is null',
        warranty_claim_by_line: '(order_line_id)',
      },
    },
  ),
  table(
    'withdrawal',
    {
      id,
      number: text.unique(),
      /** The hash of the key in the URL of its receipt. */
      key_hash: text.unique(),
      key_sealed: text.optional(),
      name: text,
      order_number: text,
      email: text,
      comment: text,
      order_id: integer.optional().references('customer_order'),
      declared_at: text,
      /** Equal for the same statement on the same day, which is stored once. */
      statement_hash: text.optional(),
      /** As for an order. */
      detached_at: text.optional(),
      /** When staff had done what it asks for. */
      settled_at: text.optional(),
    },
    {
      indexes: {
        open_withdrawal: '(declared_at, id) where settled_at is null',
        settled_withdrawal: '(declared_at, number) where settled_at is not null',
      },
      uniqueIndexes: { withdrawal_statement: '(statement_hash)' },
    },
  ),
  /** Invoices and credit notes as issued. */
  table(
    'document',
    {
      id,
      kind: oneOf('invoice', 'credit-note'),
      /** Sequential within its kind. */
      number: integer,
      order_id: integer.references('customer_order'),
      /** Of a credit note; null if it cancels the invoice. */
      refund_id: integer.optional().unique().references('refund'),
      /** The edit whose difference it states; null for all others. */
      order_edit_id: integer.optional().references('order_edit'),
      /** The total, in minor units of the order's currency. */
      amount: integer,
      issued_at: text,
      /** JSON of how much it credits of the goods that are taxed alike; null for other documents. */
      tax_parts: text.optional(),
      /** JSON of a DocumentContent; null until the end of the transaction that gave it its number. */
      content: text.optional(),
      /** Of the PDF, in hexadecimal; null until it is rendered. */
      sha256: text.optional(),
    },
    {
      indexes: { document_order: '(order_id, kind)' },
      uniqueIndexes: {
        document_number: '(kind, number)',
        document_invoice_of_order: "(order_id) where kind = 'invoice' and order_edit_id is null",
        document_of_order_edit: '(order_edit_id) where order_edit_id is not null',
      },
    },
  ),
]
