import { lockVariants } from '#commerce/catalog/products/lock-variants-store.server.ts'
import { restockOrder } from '#commerce/catalog/stock/stock-ledger-store.server.ts'
import { change } from '#commerce/editing/changes/change.server.ts'
import { causeBy } from '#commerce/editing/changes/change-set.ts'
import type { Actor } from '#commerce/values/actor.ts'
import { inOneCommit } from '#db/connection/one-commit.server.ts'
import { saveProcessState } from '#db/process-state-store.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { findLastMovement, lockCanceledOrder, lockDifference, setStock } from './stock-check-store.server.ts'
import { scanStock } from './stock-scan.server.ts'

interface Correction {
  actor: Actor
  reason: string
  now: Date
}

/** Sets stock to what its ledger says, in one change. Returns it, and how many SKUs were corrected. */
export async function correctStock(
  db: Db,
  { actor, reason, now }: Correction,
): Promise<{ corrected: number; changeSet: number | null }> {
  const { differences } = await scanStock(db, new AbortController().signal)
  const changed = await change(db, { actor, reason, cause: causeBy(actor), now }, async edit => {
    let corrected = 0
    await lockVariants(edit.tx, { ids: differences.map(({ id }) => id) })
    for (const { id } of differences) {
      // Somebody may have sold or counted since.
      const difference = await lockDifference(edit.tx, id)
      if (!difference || !(await setStock(edit.tx, difference))) continue
      const { actual, expected, productId } = difference
      edit.record({
        table: 'variant',
        key: { id },
        before: { available: actual },
        after: { available: expected },
      })
      edit.showProducts([productId])
      corrected += 1
    }
    return { ok: true, corrected }
  })
  return changed.ok
    ? { corrected: changed.result.corrected, changeSet: changed.changeSet }
    : { corrected: 0, changeSet: null }
}

/** Gives back what canceled orders still hold. Returns how many orders did. */
export async function releaseHeldStock(db: Db, { actor, now }: Correction): Promise<number> {
  const { held } = await scanStock(db, new AbortController().signal)
  for (const { id } of held)
    await inOneCommit(db, async tx => {
      if (await lockCanceledOrder(tx, id)) await restockOrder(tx, id, { actor, now })
    })
  return held.length
}

/** The shelves of all SKUs with gaps were counted: only later gaps are news. */
export async function settleLedgerGaps(db: Db): Promise<void> {
  await saveProcessState(db, 'ledger_gaps_settled_up_to', String(await findLastMovement(db)))
}
