import { selectAccountOrders } from '../account-orders-store.server.ts'
import type { ExportedKind } from './exported-kind.ts'

/** Orders with their lines, costs and history. */
export const orderKinds = {
  orders: {
    rows: (db, owner) => selectAccountOrders(db, owner).orderBy('customer_order.id'),
    columns: {
      number: 'customer_order.number',
      placedAt: 'customer_order.placed_at',
      state: 'customer_order.state',
      email: 'customer_order.email',
      address: 'customer_order.address',
      deliveryMethod: 'customer_order.delivery_name',
      payment: 'customer_order.payment',
      currency: 'customer_order.currency',
      subtotal: 'customer_order.subtotal',
      discount: 'customer_order.discount',
      delivery: 'customer_order.delivery',
      deliveryTax: 'customer_order.delivery_tax',
      tax: 'customer_order.tax',
      isTaxIncluded: 'customer_order.tax_included',
      total: 'customer_order.total',
      paidByGiftCard: 'customer_order.gift_card',
      paid: 'customer_order.paid',
      refunded: 'customer_order.refunded',
      refundedExcess: 'customer_order.excess_refunded',
      refundedForDelivery: 'customer_order.delivery_refunded',
      paymentDueAt: 'customer_order.payment_due_at',
      deliveredAt: 'customer_order.delivered_at',
      returnDays: 'customer_order.return_days',
      warrantyYears: 'customer_order.warranty_years',
      arrivesFrom: 'customer_order.arrives_from',
      arrivesTo: 'customer_order.arrives_to',
      arrivalMinDays: 'customer_order.arrival_min_days',
      arrivalMaxDays: 'customer_order.arrival_max_days',
    },
    formats: { address: 'address', isTaxIncluded: 'flag' },
  },
  lines: {
    rows: (db, owner) =>
      selectAccountOrders(db, owner)
        .innerJoin('order_line', 'order_line.order_id', 'customer_order.id')
        .orderBy('order_line.order_id')
        .orderBy('order_line.position'),
    columns: {
      order: 'customer_order.number',
      sku: 'order_line.sku',
      title: 'order_line.title',
      options: 'order_line.options',
      quantity: 'order_line.quantity',
      shipped: 'order_line.shipped',
      returned: 'order_line.returned',
      currency: 'customer_order.currency',
      unitPrice: 'order_line.unit_price',
      discount: 'order_line.discount',
      tax: 'order_line.tax',
      total: 'order_line.total',
      refunded: 'order_line.refunded',
    },
    isPartOfOrder: true,
  },
  discounts: {
    rows: (db, owner) =>
      selectAccountOrders(db, owner)
        .innerJoin('order_discount', 'order_discount.order_id', 'customer_order.id')
        .orderBy('order_discount.order_id')
        .orderBy('order_discount.position'),
    columns: {
      order: 'customer_order.number',
      title: 'order_discount.title',
      code: 'order_discount.code',
      currency: 'customer_order.currency',
      amount: 'order_discount.amount',
    },
    isPartOfOrder: true,
  },
  taxes: {
    rows: (db, owner) =>
      selectAccountOrders(db, owner)
        .innerJoin('order_tax', 'order_tax.order_id', 'customer_order.id')
        .orderBy('order_tax.order_id')
        .orderBy('order_tax.position'),
    columns: {
      order: 'customer_order.number',
      name: 'order_tax.name',
      rateInBasisPoints: 'order_tax.rate',
      currency: 'customer_order.currency',
      base: 'order_tax.base',
      amount: 'order_tax.amount',
    },
    isPartOfOrder: true,
  },
  events: {
    rows: (db, owner) =>
      selectAccountOrders(db, owner)
        .innerJoin('order_event', 'order_event.order_id', 'customer_order.id')
        .leftJoin('order_return', 'order_return.id', 'order_event.return_id')
        .leftJoin('warranty_claim', 'warranty_claim.id', 'order_event.claim_id')
        .leftJoin('withdrawal', 'withdrawal.id', 'order_event.withdrawal_id')
        .orderBy('order_event.id'),
    columns: {
      order: 'customer_order.number',
      at: 'order_event.at',
      state: 'order_event.state',
      by: 'order_event.actor',
      note: 'order_event.note',
      return: 'order_return.number',
      claim: 'warranty_claim.number',
      withdrawal: 'withdrawal.number',
      cardEnding: 'order_event.card_ending',
    },
    isPartOfOrder: true,
  },
  edits: {
    rows: (db, owner) =>
      selectAccountOrders(db, owner)
        .innerJoin('order_edit', 'order_edit.order_id', 'customer_order.id')
        .orderBy('order_edit.id'),
    columns: {
      order: 'customer_order.number',
      at: 'order_edit.at',
      before: 'order_edit.before',
      after: 'order_edit.after',
      currency: 'customer_order.currency',
      refunded: 'order_edit.refunded',
      due: 'order_edit.due',
    },
    isPartOfOrder: true,
  },
  shipments: {
    rows: (db, owner) =>
      selectAccountOrders(db, owner)
        .innerJoin('shipment', 'shipment.order_id', 'customer_order.id')
        .orderBy('shipment.id'),
    columns: {
      order: 'customer_order.number',
      carrier: 'shipment.carrier',
      trackingNumber: 'shipment.tracking_number',
      trackingUrl: 'shipment.tracking_url',
      shippedAt: 'shipment.shipped_at',
      deliveredAt: 'shipment.delivered_at',
    },
    isPartOfOrder: true,
  },
  shippedItems: {
    rows: (db, owner) =>
      selectAccountOrders(db, owner)
        .innerJoin('order_line', 'order_line.order_id', 'customer_order.id')
        .innerJoin('shipment_line', 'shipment_line.order_line_id', 'order_line.id')
        .innerJoin('shipment', 'shipment.id', 'shipment_line.shipment_id')
        .orderBy('shipment.id')
        .orderBy('order_line.position'),
    columns: {
      order: 'customer_order.number',
      trackingNumber: 'shipment.tracking_number',
      sku: 'order_line.sku',
      quantity: 'shipment_line.quantity',
    },
    isPartOfOrder: true,
  },
} satisfies Record<string, ExportedKind>
