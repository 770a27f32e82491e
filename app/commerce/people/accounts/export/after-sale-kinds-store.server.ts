import { selectAccountOrders } from '../account-orders-store.server.ts'
import { emailSpellings } from '../email-spellings.server.ts'
import type { ExportedKind } from './exported-kind.ts'

export const afterSaleKinds = {
  returns: {
    rows: (db, owner) =>
      selectAccountOrders(db, owner)
        .innerJoin('order_return', 'order_return.order_id', 'customer_order.id')
        .orderBy('order_return.id'),
    columns: {
      order: 'customer_order.number',
      number: 'order_return.number',
      state: 'order_return.state',
      reason: 'order_return.reason',
      comment: 'order_return.comment',
      answer: 'order_return.answer',
      currency: 'customer_order.currency',
      amount: 'order_return.amount',
      requestedAt: 'order_return.requested_at',
      acceptedAt: 'order_return.accepted_at',
      declinedAt: 'order_return.declined_at',
      receivedAt: 'order_return.received_at',
      refundedAt: 'order_return.refunded_at',
    },
    isPartOfOrder: true,
  },
  returnLines: {
    rows: (db, owner) =>
      selectAccountOrders(db, owner)
        .innerJoin('order_return', 'order_return.order_id', 'customer_order.id')
        .innerJoin('order_return_line', 'order_return_line.return_id', 'order_return.id')
        .innerJoin('order_line', 'order_line.id', 'order_return_line.order_line_id')
        .orderBy('order_return.id')
        .orderBy('order_line.id'),
    columns: {
      order: 'customer_order.number',
      return: 'order_return.number',
      sku: 'order_line.sku',
      quantity: 'order_return_line.quantity',
      currency: 'customer_order.currency',
      amount: 'order_return_line.amount',
    },
    isPartOfOrder: true,
  },
  returnArrivals: {
    rows: (db, owner) =>
      selectAccountOrders(db, owner)
        .innerJoin('order_return', 'order_return.order_id', 'customer_order.id')
        .innerJoin('return_arrival', 'return_arrival.return_id', 'order_return.id')
        .innerJoin('return_arrival_line', 'return_arrival_line.arrival_id', 'return_arrival.id')
        .innerJoin('order_line', 'order_line.id', 'return_arrival_line.order_line_id')
        .orderBy('return_arrival.id')
        .orderBy('order_line.id'),
    columns: {
      order: 'customer_order.number',
      return: 'order_return.number',
      sku: 'order_line.sku',
      quantity: 'return_arrival_line.quantity',
      damaged: 'return_arrival_line.damaged',
      currency: 'customer_order.currency',
      amount: 'return_arrival_line.amount',
      delivery: 'return_arrival.delivery',
      arrivedAt: 'return_arrival.at',
    },
    isPartOfOrder: true,
  },
  warrantyClaims: {
    rows: (db, owner) =>
      selectAccountOrders(db, owner)
        .innerJoin('order_line', 'order_line.order_id', 'customer_order.id')
        .innerJoin('warranty_claim', 'warranty_claim.order_line_id', 'order_line.id')
        .orderBy('warranty_claim.id'),
    columns: {
      order: 'customer_order.number',
      number: 'warranty_claim.number',
      sku: 'order_line.sku',
      description: 'warranty_claim.description',
      claimedAt: 'warranty_claim.claimed_at',
      answer: 'warranty_claim.answer',
      answeredAt: 'warranty_claim.answered_at',
    },
    isPartOfOrder: true,
  },
  reviews: {
    rows: (db, owner) =>
      selectAccountOrders(db, owner)
        .innerJoin('order_line', 'order_line.order_id', 'customer_order.id')
        .innerJoin('review', 'review.order_line_id', 'order_line.id')
        .orderBy('review.id'),
    columns: {
      order: 'customer_order.number',
      sku: 'order_line.sku',
      stars: 'review.stars',
      author: 'review.author',
      title: 'review.title',
      text: 'review.body',
      state: 'review.state',
      createdAt: 'review.created_at',
      changedAt: 'review.updated_at',
      hiddenAt: 'review.hidden_at',
      hiddenFor: 'review.hidden_reason',
      hiddenNote: 'review.hidden_note',
      answer: 'review.reply',
      answeredAt: 'review.replied_at',
    },
    isPartOfOrder: true,
  },
  reviewPictures: {
    rows: (db, owner) =>
      selectAccountOrders(db, owner)
        .innerJoin('order_line', 'order_line.order_id', 'customer_order.id')
        .innerJoin('review', 'review.order_line_id', 'order_line.id')
        .innerJoin('review_picture', 'review_picture.review_id', 'review.id')
        .orderBy('review.id')
        .orderBy('review_picture.position'),
    columns: {
      order: 'customer_order.number',
      sku: 'order_line.sku',
      name: 'review_picture.hash',
      width: 'review_picture.width',
      height: 'review_picture.height',
    },
    isPartOfOrder: true,
  },
  withdrawals: {
    rows: (db, { email }) =>
      db
        .selectFrom('withdrawal')
        .where('email', 'in', emailSpellings(email))
        .where('detached_at', 'is', null)
        .orderBy('id'),
    columns: {
      number: 'withdrawal.number',
      name: 'withdrawal.name',
      email: 'withdrawal.email',
      orderNumber: 'withdrawal.order_number',
      comment: 'withdrawal.comment',
      declaredAt: 'withdrawal.declared_at',
    },
  },
} satisfies Record<string, ExportedKind>
