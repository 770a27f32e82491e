import { selectAccountOrders } from '../account-orders-store.server.ts'
import type { ExportedKind } from './exported-kind.ts'

/** The money of orders, and its documents. */
export const paymentKinds = {
  payments: {
    rows: (db, owner) =>
      selectAccountOrders(db, owner)
        .innerJoin('payment', 'payment.order_id', 'customer_order.id')
        .orderBy('payment.id'),
    columns: {
      order: 'customer_order.number',
      provider: 'payment.provider',
      state: 'payment.state',
      currency: 'payment.currency',
      amount: 'payment.amount',
      startedAt: 'payment.started_at',
      settledAt: 'payment.settled_at',
    },
    isPartOfOrder: true,
  },
  giftCardPayments: {
    rows: (db, owner) =>
      selectAccountOrders(db, owner)
        .innerJoin('gift_card_movement', 'gift_card_movement.order_id', 'customer_order.id')
        .innerJoin('gift_card', 'gift_card.id', 'gift_card_movement.gift_card_id')
        .orderBy('gift_card_movement.id'),
    columns: {
      order: 'customer_order.number',
      codeEndsWith: 'gift_card.ending',
      currency: 'gift_card.currency',
      amount: 'gift_card_movement.amount',
      at: 'gift_card_movement.at',
    },
    isPartOfOrder: true,
  },
  refunds: {
    rows: (db, owner) =>
      selectAccountOrders(db, owner)
        .innerJoin('refund', 'refund.order_id', 'customer_order.id')
        .orderBy('refund.id'),
    columns: {
      order: 'customer_order.number',
      currency: 'customer_order.currency',
      amount: 'refund.amount',
      cause: 'refund.cause',
      note: 'refund.note',
      createdAt: 'refund.created_at',
      doneAt: 'refund.done_at',
    },
    isPartOfOrder: true,
  },
  refundedItems: {
    rows: (db, owner) =>
      selectAccountOrders(db, owner)
        .innerJoin('item_refund', 'item_refund.order_id', 'customer_order.id')
        .leftJoin('item_refund_line', 'item_refund_id', 'item_refund.id')
        .leftJoin('order_line', 'order_line.id', 'item_refund_line.order_line_id')
        .orderBy('item_refund.id')
        .orderBy('order_line.position'),
    columns: {
      order: 'customer_order.number',
      at: 'item_refund.at',
      reason: 'item_refund.reason',
      currency: 'customer_order.currency',
      refund: 'item_refund.amount',
      delivery: 'item_refund.delivery',
      sku: 'order_line.sku',
      quantity: 'item_refund_line.quantity',
      amount: 'item_refund_line.amount',
      isRestocked: 'item_refund_line.restocked',
    },
    formats: { isRestocked: 'flag' },
    isPartOfOrder: true,
  },
  documents: {
    rows: (db, owner) =>
      selectAccountOrders(db, owner)
        .innerJoin('document', 'document.order_id', 'customer_order.id')
        .orderBy('document.id'),
    columns: {
      order: 'customer_order.number',
      kind: 'document.kind',
      number: 'document.number',
      currency: 'customer_order.currency',
      amount: 'document.amount',
      issuedAt: 'document.issued_at',
    },
    formats: { number: 'document-number' },
    isPartOfOrder: true,
  },
} satisfies Record<string, ExportedKind>
