import { type RawBuilder, sql } from 'kysely'
import { scopedTables } from '#db/schema/catalog-tables.ts'
import { isPostgres } from '#db/schema/engine.ts'
import type { Db, Tx } from '#db/schema/schema.ts'
import { plainValue, rulesOf } from './changes/editable-tables.ts'
import type { RecordDefinition, RecordRow } from './records/record-definition.server.ts'
import type { NamedRow, StoredValue } from './records/record-field.server.ts'
import type { RowsField } from './records/rows-field.server.ts'

/** The first column of a table's key: what other rows refer to. */
export function idColumnOf(table: string): string {
  return rulesOf(table)!.key[0]!
}

/** Whether rows of a table are shown. */
function isLive(table: string): RawBuilder<unknown> {
  return rulesOf(table)!.isRemovable ? sql`removed_at is null` : sql`1 = 1`
}

/** The row with these values that isn't removed. A locked one stays as it is until the transaction ends. */
export async function findRow(
  db: Db | Tx,
  table: string,
  columns: RecordRow,
  { isLocked = false } = {},
): Promise<RecordRow | undefined> {
  const conditions = Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  const { rows } = await sql<RecordRow>`
    select * from ${sql.table(table)}
    where ${sql.join(conditions, sql` and `)} and ${isLive(table)}
    ${isLocked && isPostgres(db) ? sql`for update` : sql``}`.execute(db)
  return rows[0]
}

/** Locks all rows of a small table. SQLite has one writer at a time. */
export async function lockTableRows(tx: Tx, table: string): Promise<void> {
  if (isPostgres(tx))
    await sql`select 1 from ${sql.table(table)} order by ${sql.ref(idColumnOf(table))} for update`.execute(tx)
}

export async function readLiveRows(
  db: Db | Tx,
  { table, order, first }: Pick<RecordDefinition, 'table' | 'order' | 'first'>,
  { max, offset = 0 }: { max: number; offset?: number },
): Promise<RecordRow[]> {
  const columns = order.map(column => sql`${sql.ref(column)}`)
  const isOther = first ? [sql`case when ${sql.ref(first.column)} = ${first.value} then 0 else 1 end`] : []
  const { rows } = await sql<RecordRow>`
    select * from ${sql.table(table)} where ${isLive(table)}
    order by ${sql.join([...isOther, ...columns])} limit ${max} offset ${offset}`.execute(db)
  return rows
}

/** Ids by the text that people write. */
export async function readIds(
  db: Db | Tx,
  named: NamedRow,
  texts: readonly StoredValue[],
): Promise<Map<StoredValue, StoredValue>> {
  const { table } = named
  const id = sql.ref(`${table}.${idColumnOf(table)}`)
  return readPairs(db, table, { from: nameOf(named), to: id, keys: texts, condition: isLive(table) })
}

/** The texts that people write, by id. Also of removed rows. */
export async function readNames(
  db: Db | Tx,
  named: NamedRow,
  ids: readonly StoredValue[],
): Promise<Map<StoredValue, StoredValue>> {
  const { table, by } = named
  const id = sql.ref(`${table}.${idColumnOf(table)}`)
  const names = await readPairs(db, table, { from: id, to: nameOf(named), keys: ids, condition: sql`1 = 1` })
  return new Map([...names].map(([id, name]) => [id, plainValue(table, by, name, id)]))
}

async function readPairs(
  db: Db | Tx,
  table: string,
  pairs: {
    from: RawBuilder<unknown>
    to: RawBuilder<unknown>
    keys: readonly StoredValue[]
    condition: RawBuilder<unknown>
  },
): Promise<Map<StoredValue, StoredValue>> {
  const { from, to, keys, condition } = pairs
  if (keys.length === 0) return new Map()
  const { rows } = await sql<{ from: StoredValue; to: StoredValue }>`
    select ${from} as "from", ${to} as "to" from ${sql.table(table)}
    where ${from} in (${sql.join([...new Set(keys)])}) and ${condition}`.execute(db)
  return new Map(rows.map(row => [row.from, row.to]))
}

/** The text that people write for a row. */
function nameOf({ table, by, within }: NamedRow): RawBuilder<unknown> {
  const name = sql.ref(`${table}.${by}`)
  if (!within) return name
  const outer = sql`(select ${sql.ref(within.by)} from ${sql.table(within.table)} as outer_row
    where outer_row.id = ${sql.ref(`${table}.${within.column}`)})`
  return sql`${outer} || '/' || ${name}`
}

/** A row's name in addresses: its slug, with that of its option or attribute before it for a value. */
export async function readPathOf(db: Db | Tx, table: string, { slug, ...row }: RecordRow): Promise<string> {
  if (!isScoped(table)) return String(slug)
  const scope = scopedTables[table]
  const owner = await db
    .selectFrom(scope.table)
    .select('slug')
    .where('id', '=', Number(row[scope.column]))
    .executeTakeFirstOrThrow()
  return `${owner.slug}/${slug}`
}

/** The row within which the slug of this one is unique; 0 where it's unique in the table. */
export function scopeOf(table: string, row: RecordRow): number {
  return isScoped(table) ? Number(row[scopedTables[table].column]) : 0
}

function isScoped(table: string): table is keyof typeof scopedTables {
  return Object.hasOwn(scopedTables, table)
}

/** The rows that belong to these records, in order. */
export async function readOwnedRows(
  db: Db | Tx,
  { table, owner, order }: RowsField['rows'],
  owners: readonly StoredValue[],
): Promise<RecordRow[]> {
  if (owners.length === 0) return []
  const { rows } = await sql<RecordRow>`
    select * from ${sql.table(table)} where ${sql.ref(owner)} in (${sql.join(owners)})
    order by ${sql.ref(order)}`.execute(db)
  return rows
}

/** The last position among rows that have these values; 0 without any. */
export async function readLastPosition(db: Db | Tx, table: string, among: RecordRow): Promise<number> {
  const same = Object.entries(among).map(
    ([name, value]) => sql`${sql.ref(name)} is not distinct from ${value}`,
  )
  const { rows } = await sql<{ last: number | null }>`
    select max(position) as last from ${sql.table(table)}
    where ${sql.join([...same, isLive(table)], sql` and `)}`.execute(db)
  return rows[0]?.last ?? 0
}
