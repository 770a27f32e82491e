import type { Db } from '../../db/schema/schema.ts'
import type { Actor } from '../actor.ts'
import { type UndoOutcome, undoChangeSet } from '../changes/undo/undo-change-set.server.ts'
import type { OnConflict } from '../changes/undo/undo-conflict.ts'
import type { Compensations } from '../changes/undo/undo-context.server.ts'
import { compensateGiftCard } from '../gift-cards/compensate-gift-card.server.ts'
import { compensateShipment } from '../orders/fulfillment/ship-order.server.ts'
import { compensateStockMovement } from '../stock/adjust-stock.server.ts'

/** Ledgers are never rewritten: new rows make up for the old ones. Invoices and sent emails stay. */
const compensations: Compensations = {
  gift_card_movement: compensateGiftCard,
  shipment: compensateShipment,
  stock_movement: compensateStockMovement,
}

/** Undoes a change set by a new one, so undoing that one is redo. */
export function undo(
  db: Db,
  changeSetId: number,
  { actor, now, onConflict = 'stop' }: { actor: Actor; now: Date; onConflict?: OnConflict },
): Promise<UndoOutcome> {
  return undoChangeSet(db, changeSetId, { actor, now, onConflict, compensations })
}
