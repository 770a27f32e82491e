import { sql } from 'kysely'
import { isPostgres } from '#db/schema/engine.ts'
import type { Db, Tx } from '#db/schema/schema.ts'
import { type ColumnValue, pickColumns, type TableRow } from './change-set.ts'
import type { Edit } from './edit.server.ts'
import { type EditableTable, editableTables, referencesFrom, rulesOf } from './editable-tables.ts'

/** Draws numbers from 0 up to, but not including, `below`. */
export type Draw = (below: number) => number

/** Always the same numbers for a seed. */
export function randomDraw(seed: number): Draw {
  let state = seed
  return below => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** All tables with steps that can be undone, but for staff: random edits would remove the last owner. */
export const undoableTables = Object.keys(editableTables).filter(
  table => !rulesOf(table)!.personal && table !== 'staff',
) as EditableTable[]

/** Columns that must differ between rows. */
const uniqueTexts = [
  'slug',
  'sku',
  'code',
  'label',
  'text',
  'name',
  'network',
  'tag',
  'hash',
  'country',
  'word',
  'query',
  'field',
]
const uniqueNumbers = ['position', 'from_measure']

const reviewStates = ['published', 'pending', 'hidden']

/** Makes one random edit: an insert, an update, a removal, or one of these for several rows. */
export async function makeRandomEdit(edit: Edit, draw: Draw): Promise<void> {
  const table = undoableTables[draw(undoableTables.length)]!
  const rows = await liveRows(edit.tx, table)
  if (rows.length === 0) return
  const { key, only } = rulesOf(table)!
  const some = Array.from({ length: [1, 1, 1, 4, 30][draw(5)]! }, () => rows[draw(rows.length)]!)
  switch (only ? 2 : draw(4)) {
    case 0: {
      const copies = []
      for (const row of some) copies.push(await copyOf(edit.tx, table, row, draw))
      await edit.insertAll(table, copies as never)
      break
    }
    case 1: {
      // The newest rows are seldom in use.
      const removed = draw(2) === 0 ? some : rows.slice(-1)
      const keys = [...new Map(removed.map(row => [JSON.stringify(pickColumns(row, key)), row])).values()]
      await edit.removeAll(table, keys as never)
      break
    }
    default: {
      const edits = []
      for (const row of some) {
        const copy = await copyOf(edit.tx, table, rows[draw(rows.length)]!, draw)
        const columns = (only ?? Object.keys(copy)).filter(() => draw(3) === 0)
        edits.push({ key: pickColumns(row, key), columns: pickColumns(copy, columns) })
      }
      await edit.updateAll(table, edits as never)
    }
  }
}

async function liveRows(tx: Tx, table: EditableTable): Promise<TableRow[]> {
  const key = sql.join(rulesOf(table)!.key.map(column => sql.ref(column)))
  const { rows } = await sql<TableRow>`select * from ${sql.table(table)} order by ${key}`.execute(tx)
  return rows.filter(row => (row.removed_at ?? null) === null)
}

/** A row like this one that may stand beside it. */
async function copyOf(tx: Tx, table: EditableTable, row: TableRow, draw: Draw): Promise<TableRow> {
  const { id: _, removed_at: __, ...copy } = row
  for (const column of Object.keys(rulesOf(table)!.maintained ?? {})) delete copy[column]
  for (const [column, value] of Object.entries(copy)) {
    if (value !== null && uniqueTexts.includes(column)) copy[column] = `${value} ${draw(1000)}`
    if (uniqueNumbers.includes(column)) copy[column] = draw(100_000)
    if (column === 'state') copy[column] = reviewStates[draw(reviewStates.length)]!
  }
  for (const { column, to } of referencesFrom(table)) {
    if (copy[column] === null) continue
    const key = sql.ref(rulesOf(to)!.key[0]!)
    const { rows } = await sql<{ key: ColumnValue }>`
      select ${key} as key from ${sql.table(to)} order by ${key} limit 1 offset ${draw(8)}`.execute(tx)
    if (rows[0]) copy[column] = rows[0].key
  }
  return copy
}

/** Undo takes no price back that was really asked. */
const unstableTables = [
  ...['change_set', 'changed_row', 'change_batch', 'catalog_version', 'catalog_change', 'asked_price'],
]

/** Reads every row of every table, one text for each table, in one statement, except those of the change sets themselves. */
export async function tableDump(db: Db): Promise<() => Promise<Record<string, string | null>>> {
  const tables = (await db.introspection.getTables()).filter(({ name }) => !unstableTables.includes(name))
  const reads = tables.map(({ name, columns }) => {
    const quoted = columns.map(column => sql`quote(${sql.ref(column.name)})`)
    const text = isPostgres(db) ? sql`dumped::text` : sql.join(quoted, sql` || ',' || `)
    // Sorted and joined here, it takes a third of the time of rows.
    return sql`select ${sql.lit(name)} as name, string_agg(text, ${sql.lit('\n')} order by text) as text
      from (select ${text} as text from ${sql.table(name)} as dumped) as row_texts`
  })
  const everyRow = sql<{ name: string; text: string | null }>`${sql.join(reads, sql` union all `)}`.compile(
    db,
  )
  return async () => {
    const { rows } = await db.executeQuery(everyRow)
    return Object.fromEntries(rows.map(({ name, text }) => [name, text]))
  }
}
