import { sql } from 'kysely'
import { lockVariants } from '#commerce/catalog/products/lock-variants-store.server.ts'
import type { ChangeStep } from '../change-set.ts'
import { referencesTo, rulesOf } from '../editable-tables.ts'
import { independentRuns } from '../independent-runs.ts'
import { keyColumns } from '../row-store.server.ts'
import { keyAfter, skipStep, type UndoContext } from './undo-context.server.ts'
import { undoDeletions } from './undo-deletions.server.ts'
import { undoInsertions } from './undo-insertions.server.ts'
import { undoUpdates } from './undo-updates.server.ts'

/** Undoes steps in the given order, the last one first. Rows in conflict are reported in `context.conflicts`. */
export async function undoSteps(context: UndoContext, steps: readonly ChangeStep[]): Promise<void> {
  await lockVariantsOf(context, steps)
  for (const run of runsOfSameKind(steps)) {
    const { table, before, after } = run[0]!
    if (!rulesOf(table)) for (const step of run) await compensate(context, step)
    else if (before === null) await undoInsertions(context, table, run)
    else if (after === null) await undoDeletions(context, table, run)
    else await undoUpdates(context, table, run)
  }
}

/** All at once, before the first of them is written. */
async function lockVariantsOf({ tx }: UndoContext, steps: readonly ChangeStep[]): Promise<void> {
  const keys = steps.filter(({ table }) => table === 'variant').map(({ key }) => key.id)
  const moved = steps.filter(({ table }) => table === 'stock_movement').map(({ after }) => after!.sku)
  await lockVariants(tx, { ids: keys, skus: moved })
}

async function compensate(context: UndoContext, step: ChangeStep): Promise<void> {
  const { tx, edit, compensations } = context
  const compensation = compensations[step.table]
  if (!compensation) return skipStep(context, step, { reason: 'not-undoable' })
  await sql`savepoint compensation`.execute(tx)
  const done = await compensation(edit, step)
  if (!done.ok) await sql`rollback to savepoint compensation`.execute(tx)
  await sql`release savepoint compensation`.execute(tx)
  if (!done.ok) await skipStep(context, step, done)
}

/** Consecutive steps of one table that change the same columns of different rows. */
function runsOfSameKind(steps: readonly ChangeStep[]): ChangeStep[][] {
  const runs: ChangeStep[][] = []
  let last: string | undefined
  for (const step of steps) {
    const kind = [step.table, step.before, step.after].map(kindOf).join(';')
    if (kind !== last) runs.push([])
    runs.at(-1)!.push(step)
    last = kind
  }
  return runs.flatMap(run => {
    const { table } = run[0]!
    if (!rulesOf(table)) return [run]
    // Rows of a tree need each other, so they are written one by one.
    if (referencesTo(table).some(({ from }) => from === table)) return run.map(step => [step])
    const changes = run.map(step => ({ step, key: keyAfter(step), columns: step.before ?? {} }))
    return independentRuns(changes, keyColumns(table)).map(part => part.map(({ step }) => step))
  })
}

function kindOf(part: string | object | null): string {
  return typeof part === 'object' && part !== null ? Object.keys(part).join() : String(part)
}
