import { type Actor, actorColumnNames, actorKey, toActor, withActor } from '#commerce/values/actor.ts'
import type { Db } from '#db/schema/schema.ts'
import type { TableRow } from '../change-set.ts'
import type { ChangeSet } from '../change-set-store.server.ts'
import type { ChangeFilter } from './change-filter.ts'
import { selectFilteredChangeSets } from './change-filter-store.server.ts'

/** A row of a change set as it was recorded. */
export interface RecordedStep {
  position: number
  table: string
  key: TableRow
  before: TableRow | null
  after: TableRow | null
  /** The names of changed columns whose values aren't recorded, because they are about people. */
  hiddenColumns: string[]
  /** The row was left out, for this reason. */
  skipped: string | null
}

/** Change sets, the newest first, or from `after` upwards, the oldest first. */
export async function readFilteredChangeSets(
  db: Db,
  filter: ChangeFilter,
  { before, after, limit }: { before?: number | undefined; after?: number | undefined; limit: number },
): Promise<ChangeSet[]> {
  const rows = await selectFilteredChangeSets(db, filter)
    .select(['id', ...actorColumnNames, 'reason', 'cause', 'undoes'])
    .select(['created_at as createdAt', 'finished_at as finishedAt'])
    .$if(before !== undefined, query => query.where('id', '<', before!))
    .$if(after !== undefined, query => query.where('id', '>', after!))
    .orderBy('id', after === undefined ? 'desc' : 'asc')
    .limit(limit)
    .execute()
  return rows.map(withActor)
}

/** The steps at positions from `first`, at most `count` of each change set, in order. */
export async function readRecordedSteps(
  db: Db,
  changeSets: readonly number[],
  { first = 0, count }: { first?: number; count: number },
): Promise<Map<number, RecordedStep[]>> {
  if (changeSets.length === 0) return new Map()
  const rows = await db
    .selectFrom('changed_row')
    .selectAll()
    .where('change_set_id', 'in', changeSets)
    .where('position', '>=', first)
    .where('position', '<', first + count)
    .orderBy('change_set_id')
    .orderBy('position')
    .execute()
  const steps = Map.groupBy(rows, row => row.change_set_id)
  return new Map([...steps].map(([id, of]) => [id, of.map(toRecordedStep)]))
}

function toRecordedStep(row: {
  position: number
  table_name: string
  row_key: string
  before: string | null
  after: string | null
  refusal: string | null
}): RecordedStep {
  const after = row.after === null ? null : JSON.parse(row.after)
  const isHidden = Array.isArray(after)
  return {
    position: row.position,
    table: row.table_name,
    key: JSON.parse(row.row_key),
    before: row.before === null ? null : JSON.parse(row.before),
    after: isHidden ? null : after,
    hiddenColumns: isHidden ? after : [],
    skipped: row.refusal === null ? null : String(JSON.parse(row.refusal).reason),
  }
}

/** How many rows of a table a change set added, deleted, changed and left out. */
export interface StepCounts {
  changeSet: number
  table: string
  added: number
  deleted: number
  changed: number
  skipped: number
}

export async function countRecordedSteps(db: Db, changeSets: readonly number[]): Promise<StepCounts[]> {
  if (changeSets.length === 0) return []
  const rows = await db
    .selectFrom('changed_row')
    .select(['change_set_id as changeSet', 'table_name as table'])
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.count<number>('before').as('before'),
      fn.count<number>('after').as('after'),
      fn.count<number>('refusal').as('skipped'),
    ])
    .where('change_set_id', 'in', changeSets)
    .groupBy(['change_set_id', 'table_name'])
    .orderBy('table_name')
    .execute()
  return rows.map(({ changeSet, table, all, before, after, skipped }) => {
    const written = Number(all) - Number(skipped)
    const [added, deleted] = [written - Number(before), written - Number(after)]
    return { changeSet, table, added, deleted, changed: written - added - deleted, skipped: Number(skipped) }
  })
}

export interface RecordedUndo {
  id: number
  undoes: number
  actor: Actor
  createdAt: string
}

/** The change sets that undo these, those that undo them, and so on, the oldest first. */
export async function readUndos(db: Db, changeSets: readonly number[]): Promise<RecordedUndo[]> {
  if (changeSets.length === 0) return []
  const rows = await db
    .withRecursive('chain', recursive =>
      recursive
        .selectFrom('change_set')
        .select('id')
        .where('undoes', 'in', changeSets)
        .unionAll(
          recursive
            .selectFrom('change_set as next')
            .innerJoin('chain', 'chain.id', 'next.undoes')
            .select('next.id'),
        ),
    )
    .selectFrom('change_set')
    .select(['id', 'undoes', ...actorColumnNames, 'created_at as createdAt'])
    .where('id', 'in', query => query.selectFrom('chain').select('chain.id'))
    .orderBy('id')
    .execute()
  return rows.map(row => ({ ...withActor(row), undoes: row.undoes! }))
}

/** How many changes lead back from each of these to the one that was not an undo. */
export async function readUndoDepths(db: Db, changeSets: readonly number[]): Promise<Map<number, number>> {
  if (changeSets.length === 0) return new Map()
  const rows = await db
    .withRecursive('chain(start, id)', recursive =>
      recursive
        .selectFrom('change_set')
        .select(['id as start', 'id'])
        .where('id', 'in', changeSets)
        .unionAll(
          recursive
            .selectFrom('change_set as last')
            .innerJoin('chain', 'chain.id', 'last.id')
            .select(['chain.start', 'last.undoes as id'])
            .where('last.undoes', 'is not', null)
            .$narrowType<{ id: number }>(),
        ),
    )
    .selectFrom('chain')
    .select(['start', ({ fn }) => fn.countAll<number>().as('links')])
    .groupBy('start')
    .execute()
  return new Map(rows.map(({ start, links }) => [start, Number(links) - 1]))
}

/** The actors of all changes, each once, with the last of their names. */
export async function readChangeActors(db: Db): Promise<Actor[]> {
  const rows = await db
    .selectFrom('change_set')
    .select(actorColumnNames)
    .select(({ fn }) => fn.max('id').as('last'))
    .groupBy(actorColumnNames)
    .orderBy('last')
    .execute()
  const actors = rows.map(toActor)
  const byKey = new Map(actors.map(actor => [actorKey(actor), actor]))
  return [...byKey.values()].sort((a, b) => (a.kind + a.name < b.kind + b.name ? -1 : 1))
}
