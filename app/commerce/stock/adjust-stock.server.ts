import type { Db } from '../../db/schema/schema.ts'
import { actorText } from '../actor.ts'
import { change } from '../changes/change.server.ts'
import { causeBy } from '../changes/change-set.ts'
import type { Edit } from '../changes/edit.server.ts'
import type { Compensation } from '../changes/undo/undo-context.server.ts'
import {
  productsWithVisibleChange,
  readDisplayedAvailability,
} from './displayed-availability-store.server.ts'
import type { StockChangeContext } from './stock-ledger-store.server.ts'

export type StockAdjustment =
  | { ok: true; available: number }
  | { ok: false; reason: 'unknown-sku' | 'no-change' | 'below-zero' }

/** Adds `quantity` units after a manual count, a delivery or a loss; negative to remove. */
export async function adjustStock(
  db: Db,
  sku: string,
  quantity: number,
  { actor, now }: StockChangeContext,
): Promise<StockAdjustment> {
  if (!Number.isSafeInteger(quantity) || quantity === 0) return { ok: false, reason: 'no-change' }
  const origin = { actor, reason: '', cause: causeBy(actor), now }
  const changed = await change(db, origin, edit => moveStock(edit, sku, quantity))
  return changed.ok ? changed.result : (changed as StockAdjustment)
}

/** Sets the stock to what was counted just now. */
export async function countStock(
  db: Db,
  sku: string,
  counted: number,
  { actor, now }: StockChangeContext,
): Promise<StockAdjustment> {
  const origin = { actor, reason: '', cause: causeBy(actor), now }
  const changed = await change(db, origin, async edit => {
    const row = await edit.tx
      .selectFrom('variant')
      .select('available')
      .where('sku', '=', sku)
      .executeTakeFirst()
    if (row?.available === counted) return { ok: true, available: counted }
    return moveStock(edit, sku, counted - (row?.available ?? 0))
  })
  return changed.ok ? changed.result : (changed as StockAdjustment)
}

/** Adds to the stock of a SKU and its ledger. Undoing it moves the same quantity back, if that much is left. */
async function moveStock(
  edit: Edit,
  sku: string,
  quantity: number,
): Promise<{ ok: true; available: number } | { ok: false; reason: 'unknown-sku' | 'below-zero' }> {
  const { tx, actor, now } = edit
  const displayed = await readDisplayedAvailability(tx)
  const row = await tx
    .updateTable('variant')
    .set(variant => ({ available: variant('available', '+', quantity) }))
    .where('sku', '=', sku)
    .where(variant => variant.eb(variant('available', '+', quantity), '>=', 0))
    .returning(['available', 'product_id'])
    .executeTakeFirst()
  if (!row) {
    const exists = await tx.selectFrom('variant').select('sku').where('sku', '=', sku).executeTakeFirst()
    return { ok: false, reason: exists ? 'below-zero' : 'unknown-sku' }
  }
  const { available, product_id: productId } = row
  const movement = { sku, quantity, available, reason: 'counted', order_id: null } as const
  const { id } = await tx
    .insertInto('stock_movement')
    .values({ ...movement, at: now.toISOString(), actor: actorText(actor) })
    .returning('id')
    .executeTakeFirstOrThrow()
  edit.showProducts(productsWithVisibleChange([{ sku, quantity, available, productId }], displayed))
  edit.record({ table: 'stock_movement', key: { id }, before: null, after: { sku, quantity } })
  return { ok: true, available }
}

/** Moves stock by the opposite quantity. */
export const compensateStockMovement: Compensation = (edit, { after }) =>
  moveStock(edit, String(after!.sku), -Number(after!.quantity))
