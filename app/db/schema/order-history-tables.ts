import { actorColumns } from './actor-columns.ts'
import { orderStates } from './order-state.ts'
import { id, integer, oneOf, table, text } from './table.ts'

export const orderHistoryTables = [
  /** Order history. An event may add a note without a new state. */
  table(
    'order_event',
    {
      id,
      order_id: integer.references('customer_order'),
      state: oneOf(...orderStates),
      at: text,
      ...actorColumns,
      /** Null for a mere change of state. */
      note: oneOf(
        'claim-answered',
        'claim-made',
        'not-paid-in-time',
        'nothing-due',
        'order-edited',
        'order-shipped',
        'package-shipped',
        'packing-undone',
        'paid-by-gift-card',
        'payment-mismatch',
        'refund-mismatch',
        'return-accepted',
        'return-declined',
        'return-received',
        'return-requested',
        'shipment-undone',
        'withdrawal-declared',
      ).optional(),
      edit_id: integer.optional().references('order_edit'),
      shipment_id: integer.optional().references('shipment', 'set null'),
      return_id: integer.optional().references('order_return'),
      claim_id: integer.optional().references('warranty_claim'),
      withdrawal_id: integer.optional().references('withdrawal'),
      /** The last characters of a gift card. */
      card_ending: text.optional(),
    },
    {
      checks: {
        order_event_about_edit: "(coalesce(note, '') = 'order-edited') = (edit_id is not null)",
        order_event_about_shipment:
          "shipment_id is null or coalesce(note, '') in ('order-shipped', 'package-shipped')",
        order_event_about_return:
          "(coalesce(note, '') in ('return-accepted', 'return-declined', 'return-received', 'return-requested')) = (return_id is not null)",
        order_event_about_claim:
          "(coalesce(note, '') in ('claim-answered', 'claim-made')) = (claim_id is not null)",
        order_event_about_withdrawal:
          "(coalesce(note, '') = 'withdrawal-declared') = (withdrawal_id is not null)",
        order_event_about_card: "(coalesce(note, '') = 'paid-by-gift-card') = (card_ending is not null)",
      },
      indexes: { order_event_by_order: '(order_id)' },
    },
  ),
  /** A change of an order before it was packed. */
  table(
    'order_edit',
    {
      id,
      order_id: integer.references('customer_order'),
      at: text,
      ...actorColumns,
      /** JSON of an OrderContent. */
      before: text,
      after: text,
      /** To payments and gift card. */
      refunded: integer.check('>= 0'),
      /** The balance due afterwards. */
      due: integer.check('>= 0'),
    },
    { indexes: { order_edit_by_order: '(order_id)' } },
  ),
  /** Notes about an order from staff to staff. */
  table(
    'staff_note',
    {
      id,
      order_id: integer.references('customer_order'),
      text,
      at: text,
      ...actorColumns,
      removed_at: text.optional(),
    },
    { indexes: { staff_note_by_order: '(order_id)' } },
  ),
]
