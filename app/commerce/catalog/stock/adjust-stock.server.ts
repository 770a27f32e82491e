import type { Db } from '#db/schema/schema.ts'
import { change } from '../../editing/changes/change.server.ts'
import { causeBy } from '../../editing/changes/change-set.ts'
import type { Edit } from '../../editing/changes/edit.server.ts'
import { moveStock, type StockMove } from './move-stock.server.ts'
import type { AdjustmentReason } from './stock-adjustment.ts'
import type { StockChangeContext } from './stock-ledger-store.server.ts'
import { lockStock } from './stock-move-store.server.ts'

export type StockAdjustment =
  /** `changeSet` is null if nothing was different. */
  | { ok: true; available: number; changeSet: number | null }
  | { ok: false; reason: 'unknown-sku' | 'no-change' | 'below-zero' }

interface AdjustmentContext extends StockChangeContext {
  reason?: AdjustmentReason
  /** The idempotency key. */
  key?: string
}

/** Adds `quantity` units; negative to remove some. */
export async function adjustStock(
  db: Db,
  sku: string,
  quantity: number,
  context: AdjustmentContext,
): Promise<StockAdjustment> {
  if (!Number.isSafeInteger(quantity) || quantity === 0) return { ok: false, reason: 'no-change' }
  return adjust(db, context, edit => moveStock(edit, sku, quantity, context.reason ?? 'counted'))
}

/** Sets the stock to what was counted just now. */
export async function countStock(
  db: Db,
  sku: string,
  counted: number,
  context: StockChangeContext,
): Promise<StockAdjustment> {
  return adjust(db, context, async edit => {
    const available = await lockStock(edit.tx, sku)
    if (available === counted) return { ok: true, available }
    return moveStock(edit, sku, counted - (available ?? 0), 'counted')
  })
}

async function adjust(
  db: Db,
  { actor, now, key }: AdjustmentContext,
  work: (edit: Edit) => Promise<StockMove>,
): Promise<StockAdjustment> {
  const changed = await change(db, { actor, reason: '', cause: causeBy(actor), key, now }, work)
  return changed.ok
    ? { ok: true, available: changed.result.available, changeSet: changed.changeSet }
    : (changed as StockAdjustment)
}
