import type { Db } from '#db/schema/schema.ts'
import { type ChangeSet, findChangeSet } from '../change-set-store.server.ts'
import {
  countRecordedSteps,
  type RecordedStep,
  type RecordedUndo,
  readFilteredChangeSets,
  readRecordedSteps,
  readUndoDepths,
  readUndos,
  type StepCounts,
} from './change-entries-store.server.ts'
import type { ChangeFilter } from './change-filter.ts'
import { type RowNames, readRecordedMovements, readRowNames, referencesOf } from './row-names-store.server.ts'

export const changesPerPage = 30

/** Steps that are shown in the list. */
const stepsInList = 6

/** Steps on a page of one change. */
export const stepsPerPage = 100

export interface ChangeEntry extends ChangeSet {
  counts: StepCounts[]
  /** The first ones. */
  steps: RecordedStep[]
  /** 0 for a change, 1 for its undo, 2 for the redo that undoes that. */
  undoDepth: number
  /** The undo that holds now; null if there is none, or it was undone. */
  undoneBy: RecordedUndo | null
}

export interface ChangeHistory {
  entries: ChangeEntry[]
  /** Names of the rows of all steps, and of rows they name. */
  names: RowNames
  /** Ids to page from; null at the ends. */
  newer: number | null
  older: number | null
}

/** A page of changes, the newest first: those before an id, those after one, or the newest. */
export async function readChangeHistory(
  db: Db,
  filter: ChangeFilter,
  page: { before?: number | undefined; after?: number | undefined } = {},
): Promise<ChangeHistory> {
  const isUpwards = page.after !== undefined
  const found = await readFilteredChangeSets(db, filter, { ...page, limit: changesPerPage + 1 })
  const sets = found.slice(0, changesPerPage)
  if (isUpwards) sets.reverse()
  const entries = await completeEntries(db, sets, { first: 0, count: stepsInList })
  const hasMore = found.length > changesPerPage
  return {
    entries,
    names: await readStepNames(
      db,
      entries.flatMap(({ steps }) => steps),
    ),
    newer: (isUpwards ? hasMore : page.before !== undefined) ? (sets[0]?.id ?? null) : null,
    older: (isUpwards ? true : hasMore) ? (sets.at(-1)?.id ?? null) : null,
  }
}

/** One change with its steps from `first`; undefined if there is none. */
export async function findChangeEntry(
  db: Db,
  id: number,
  first = 0,
): Promise<{ entry: ChangeEntry; names: RowNames } | undefined> {
  const set = await findChangeSet(db, id)
  if (!set) return undefined
  const [entry] = await completeEntries(db, [set], { first, count: stepsPerPage })
  return { entry: entry!, names: await readStepNames(db, entry!.steps) }
}

async function completeEntries(
  db: Db,
  sets: readonly ChangeSet[],
  range: { first: number; count: number },
): Promise<ChangeEntry[]> {
  const ids = sets.map(({ id }) => id)
  const steps = await readRecordedSteps(db, ids, range)
  const counts = Map.groupBy(await countRecordedSteps(db, ids), ({ changeSet }) => changeSet)
  const undos = Map.groupBy(await readUndos(db, ids), ({ undoes }) => undoes)
  const depths = await readUndoDepths(db, ids)
  return sets.map(set => ({
    ...set,
    steps: steps.get(set.id) ?? [],
    counts: counts.get(set.id) ?? [],
    undoDepth: depths.get(set.id) ?? 0,
    undoneBy: findHoldingUndo(set.id, undos),
  }))
}

function findHoldingUndo(id: number, undos: ReadonlyMap<number, RecordedUndo[]>): RecordedUndo | null {
  return undos.get(id)?.find(undo => findHoldingUndo(undo.id, undos) === null) ?? null
}

/** Stock movements get the stock before and after as their values, and the id of their variant. */
async function readStepNames(db: Db, steps: readonly RecordedStep[]): Promise<RowNames> {
  const ofStock = steps.filter(({ table }) => table === 'stock_movement')
  const movements = await readRecordedMovements(
    db,
    ofStock.map(({ key }) => Number(key.id)),
  )
  for (const step of ofStock) {
    const movement = movements.get(Number(step.key.id))
    if (!movement) continue
    const { variant, available, quantity } = movement
    step.key = { ...step.key, variant }
    step.before = { available: available - quantity }
    step.after = { available }
  }
  const references = steps.flatMap(({ table, key, before, after }) =>
    referencesOf(table, [key, before ?? {}, after ?? {}]),
  )
  const variants = [...movements.values()].map(({ variant }) => ({ table: 'variant', key: variant }))
  return readRowNames(db, [...references, ...variants])
}
