import type { Schema } from '#db/schema/schema.ts'
import type { Edit } from '../../editing/changes/edit.server.ts'
import type { Compensation } from '../../editing/changes/undo/undo-context.server.ts'
import { storedActor } from '../../values/actor.ts'
import {
  productsWithVisibleChange,
  readDisplayedAvailability,
} from './displayed-availability-store.server.ts'
import { addStockMovement, addToStock, hasSku } from './stock-move-store.server.ts'

export type StockMove = { ok: true; available: number } | { ok: false; reason: 'unknown-sku' | 'below-zero' }

/** Adds to the stock of a SKU and its ledger. Undoing it moves the same quantity back, if that much is left. */
export async function moveStock(
  edit: Edit,
  sku: string,
  quantity: number,
  reason: Schema['stock_movement']['reason'],
): Promise<StockMove> {
  const { tx, actor, now } = edit
  const displayed = await readDisplayedAvailability(tx)
  const row = await addToStock(tx, sku, quantity)
  if (!row) return { ok: false, reason: (await hasSku(tx, sku)) ? 'below-zero' : 'unknown-sku' }
  const { available, product_id: productId } = row
  const movement = { sku, quantity, available, reason, at: now.toISOString(), ...storedActor(actor) }
  const id = await addStockMovement(tx, movement)
  edit.showProducts(productsWithVisibleChange([{ sku, quantity, available, productId }], displayed))
  edit.record({ table: 'stock_movement', key: { id }, before: null, after: { sku, quantity } })
  return { ok: true, available }
}

/** Moves stock by the opposite quantity. */
export const compensateStockMovement: Compensation = (edit, { after }) =>
  moveStock(edit, String(after!.sku), -Number(after!.quantity), 'undone')
