import { compensateStockCount } from '../../catalog/stock/counts/count-stock.server.ts'
import { compensateStockMovement } from '../../catalog/stock/move-stock.server.ts'
import { compensateOrderEdit } from '../../orders/edits/compensate-order-edit.server.ts'
import { compensatePacking } from '../../orders/fulfillment/pack-orders.server.ts'
import { compensateShipment } from '../../orders/fulfillment/ship-order.server.ts'
import { compensateStaffNote } from '../../orders/page/staff-notes.server.ts'
import { compensateDeletion } from '../../people/customers/customer-deletion.server.ts'
import { compensateCustomerNote } from '../../people/customers/customer-notes.server.ts'
import { compensateGiftCard } from '../../selling/gift-cards/compensate-gift-card.server.ts'
import type { Compensations } from '../changes/undo/undo-context.server.ts'

/** Ledgers are never rewritten: new rows make up for the old ones. Invoices and sent emails stay. */
export const compensations: Compensations = {
  customer_deletion: compensateDeletion,
  customer_note: compensateCustomerNote,
  gift_card_movement: compensateGiftCard,
  order_edit: compensateOrderEdit,
  order_packing: compensatePacking,
  shipment: compensateShipment,
  staff_note: compensateStaffNote,
  stock_count: compensateStockCount,
  stock_movement: compensateStockMovement,
}
