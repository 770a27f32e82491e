import { change } from '#commerce/editing/changes/change.server.ts'
import { causeBy } from '#commerce/editing/changes/change-set.ts'
import type { Edit } from '#commerce/editing/changes/edit.server.ts'
import type { Compensation } from '#commerce/editing/changes/undo/undo-context.server.ts'
import type { Actor } from '#commerce/values/actor.ts'
import { inOneCommit } from '#db/connection/one-commit.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { moveStock } from '../move-stock.server.ts'
import type { StockChangeContext } from '../stock-ledger-store.server.ts'
import { lockStock } from '../stock-move-store.server.ts'
import { clearCounted, hasCountLine, readDifferences, saveCounted } from './count-line-store.server.ts'
import {
  addCount,
  addCountLines,
  type CountScope,
  countSkus,
  findUnknownSkus,
} from './start-count-store.server.ts'
import { closeCount, findCount, reopenCount } from './stock-count-store.server.ts'

export type StartedCount =
  /** `elsewhere` are SKUs that another open count has, which are left out. */
  | { ok: true; id: number; lines: number; elsewhere: number }
  | { ok: false; reason: 'no-skus' | 'all-elsewhere' }
  /** SKUs of a list that no variant has. */
  | { ok: false; reason: 'unknown-skus'; skus: string[] }

/** Starts a count. `name` is what it's shown as. */
export async function startCount(
  db: Db,
  scope: CountScope,
  { name, actor, now }: StockChangeContext & { name: string },
): Promise<StartedCount> {
  const skus = scope.kind === 'list' ? scope.skus : undefined
  if (skus?.length === 0) return { ok: false, reason: 'no-skus' }
  const unknown = skus ? await findUnknownSkus(db, skus) : []
  if (unknown.length > 0) return { ok: false, reason: 'unknown-skus', skus: unknown }
  const total = await countSkus(db, scope)
  if (total === 0) return { ok: false, reason: 'no-skus' }
  return inOneCommit(db, async tx => {
    const id = await addCount(tx, { scope: name, actor, now })
    const lines = await addCountLines(tx, id, scope)
    if (lines > 0) return { ok: true, id, lines, elsewhere: total - lines }
    await tx.deleteFrom('stock_count').where('id', '=', id).execute()
    return { ok: false, reason: 'all-elsewhere' }
  })
}

export type CountedSku = { ok: true } | { ok: false; reason: 'not-open' | 'unknown-sku' | 'moved' }

/** In milliseconds: a number that waited longer for a connection is refused if units moved meanwhile. */
const maxWait = 60_000

/**
 * Stores a number as counted now; null makes the SKU uncounted again. Counting it once more replaces the number. `waited` are the
 * milliseconds since somebody typed it.
 */
export async function countSku(
  db: Db,
  line: { countId: number; sku: string; counted: number | null; waited?: number },
  { actor, now }: { actor: Actor; now: Date },
): Promise<CountedSku> {
  const { countId, sku, counted, waited = 0 } = line
  const typedAt = new Date(now.getTime() - waited).toISOString()
  const late = waited > maxWait ? { unmovedSince: typedAt } : {}
  const saved =
    counted === null
      ? await clearCounted(db, countId, sku)
      : await saveCounted(db, {
          countId,
          sku,
          counted,
          actor,
          at: now.toISOString(),
          ...late,
        })
  if (saved) return { ok: true }
  const count = await findCount(db, countId)
  const isOpen = count && count.finishedAt === null && count.abandonedAt === null
  if (!isOpen) return { ok: false, reason: 'not-open' }
  return { ok: false, reason: (await hasCountLine(db, countId, sku)) ? 'moved' : 'unknown-sku' }
}

export type FinishedCount =
  | { ok: true; changeSet: number | null; adjusted: number; short: ShortSku[] }
  | { ok: false; reason: 'not-open' | 'too-many-rows' }

/** Fewer on the shelf than orders took since it was counted: the stock is 0, and so many units are missing for orders. */
interface ShortSku {
  sku: string
  units: number
}

/**
 * Adds every difference to the stock as it is now, so that sales since the counting stay. Uncounted SKUs are left alone. Undoing it
 * moves the units back and opens the count again.
 */
export async function finishCount(
  db: Db,
  id: number,
  { actor, now }: StockChangeContext,
): Promise<FinishedCount> {
  const origin = { actor, reason: '', cause: causeBy(actor), now }
  const changed = await change(db, origin, async edit => {
    if (!(await closeCount(edit.tx, id, { finished_at: now.toISOString() })))
      return { ok: false, reason: 'not-open' } as const
    const differences = await readDifferences(edit.tx, id)
    const short: ShortSku[] = []
    for (const { sku, units } of differences) short.push(...(await correctStock(edit, sku, units)))
    recordCount(edit, id, 'finished')
    return { ok: true, adjusted: differences.length, short } as const
  })
  return changed.ok ? { ...changed.result, changeSet: changed.changeSet } : (changed as FinishedCount)
}

async function correctStock(edit: Edit, sku: string, units: number): Promise<ShortSku[]> {
  const available = (await lockStock(edit.tx, sku)) ?? 0
  const moved = Math.max(units, -available)
  if (moved !== 0) await moveStock(edit, sku, moved, 'counted')
  return moved === units ? [] : [{ sku, units: moved - units }]
}

/** Closes a count without changing stock. Undoing it opens the count again. */
export async function abandonCount(
  db: Db,
  id: number,
  { actor, now }: StockChangeContext,
): Promise<{ ok: true; changeSet: number | null } | { ok: false; reason: 'not-open' }> {
  const origin = { actor, reason: '', cause: causeBy(actor), now }
  const changed = await change(db, origin, async edit => {
    if (!(await closeCount(edit.tx, id, { abandoned_at: now.toISOString() })))
      return { ok: false, reason: 'not-open' } as const
    recordCount(edit, id, 'abandoned')
    return { ok: true } as const
  })
  return changed.ok ? { ok: true, changeSet: changed.changeSet } : { ok: false, reason: 'not-open' }
}

type CountState = 'open' | 'finished' | 'abandoned'

function recordCount(edit: Edit, id: number, to: CountState, from: CountState = 'open'): void {
  edit.record({ table: 'stock_count', key: { id }, before: { state: from }, after: { state: to } })
}

/** Opens a count again, or closes it as it was. */
export const compensateStockCount: Compensation = async (edit, { key, before, after }) => {
  const id = Number(key.id)
  const [to, from] = [before!.state as CountState, after!.state as CountState]
  const at = edit.now.toISOString()
  const isDone =
    to === 'open'
      ? await reopenCount(edit.tx, id)
      : await closeCount(edit.tx, id, to === 'finished' ? { finished_at: at } : { abandoned_at: at })
  if (!isDone) return { ok: false, reason: 'not-now' }
  recordCount(edit, id, to, from)
  return { ok: true }
}
