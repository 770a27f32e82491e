import type { StockMovement } from '#commerce/catalog/stock/stock-history-store.server.ts'
import { formatNumber } from '#messages/format.ts'
import { officeStockMessages as texts } from '#messages/office/stock.ts'

/** A movement of stock as a row of the ledger has it. */
export function describeMovement(movement: StockMovement) {
  const { id, at, orderNumber, quantity, available, actor } = movement
  return {
    ...{ id, at, orderNumber },
    reason: texts.movements[movement.reason],
    figures: [signed(quantity), formatNumber(available)],
    by: actor.kind === 'staff' ? actor.name : texts.actors[actor.kind],
  }
}

function signed(quantity: number): string {
  return quantity > 0 ? `+${formatNumber(quantity)}` : `−${formatNumber(-quantity)}`
}
