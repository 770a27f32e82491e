import { sql } from 'kysely'
import type { Db, Tx } from '#db/schema/schema.ts'
import { readRuleCollections } from '../catalog/collections/collection-store.server.ts'
import { productRecord } from '../catalog/products/product-records.server.ts'
import type { PageLink } from '../content/pages/page-address.ts'
import { readPageLinks } from '../content/pages/page-links-store.server.ts'
import { readRowNames } from './changes/history/row-names-store.server.ts'
import { readUses, type Use } from './changes/reference-store.server.ts'
import { findRecordRow } from './read-records.server.ts'
import { idColumnOf, readPathOf } from './record-store.server.ts'
import { isRowsField, type RecordDefinition, type RecordRow } from './records/record-definition.server.ts'
import type { RecordError, RecordErrors } from './records/record-error.ts'

const maxNamed = 4

/** The places that name a record by its slug: links to its address, and rules of collections. */
export async function readMentions(
  db: Db | Tx,
  { table, address }: RecordDefinition,
  row: RecordRow,
): Promise<{ links: PageLink[]; collections: Use[] }> {
  const links = address ? await readPageLinks(db, [address(await readPathOf(db, table, row))]) : []
  const ids =
    table === 'category' || table === 'brand' ? await readRuleCollections(db, table, String(row.slug)) : []
  return { links, collections: ids.map(key => ({ table: 'collection', key })) }
}

/** Links to products that aren't removed. */
export async function readProductLinks(db: Db | Tx, ids: readonly number[]): Promise<PageLink[]> {
  const rows = await db
    .selectFrom('product')
    .select('slug')
    .where('id', 'in', ids)
    .where('removed_at', 'is', null)
    .execute()
  return readPageLinks(
    db,
    rows.map(({ slug }) => productRecord.address!(slug)),
  )
}

/** The reasons why a record can't be removed. */
export interface Keepers {
  /** The first rows that need it. */
  uses: Use[]
  totalUses: number
  links: PageLink[]
}

export async function readKeepers(
  db: Db,
  definition: RecordDefinition,
  row: RecordRow,
  max: number,
): Promise<Keepers> {
  const { table } = definition
  const { links, collections } = await readMentions(db, definition, row)
  const { uses, total } = await readUses(db, table, row[idColumnOf(table)]!, max)
  return { links, uses: [...collections, ...uses].slice(0, max), totalUses: collections.length + total }
}

/** Says which record has an item of a list, such as a country, that is in one of them only. */
export async function nameOwners(
  db: Db,
  { table, fields }: RecordDefinition,
  errors: RecordErrors,
): Promise<RecordErrors> {
  const named = { ...errors }
  for (const [name, error] of Object.entries(errors)) {
    const field = fields[name]
    if (error?.code !== 'taken' || error.params.item === undefined || !field || !isRowsField(field)) continue
    const { rows } = await sql<{ id: number }>`
      select ${sql.ref(field.rows.owner)} as id from ${sql.table(field.rows.table)}
      where ${sql.ref(field.rows.column)} = ${error.params.item}`.execute(db)
    const names = await readRowNames(
      db,
      rows.map(({ id }) => ({ table, key: id })),
    )
    const owner = names.get(table, rows[0]?.id)
    named[name] = { ...error, params: { ...error.params, owner } }
  }
  return named
}

/** The error of a record that can't be removed, with the names of the first that need it and the links to it. */
export async function nameUses(
  db: Db,
  definition: RecordDefinition,
  key: readonly string[],
): Promise<RecordError> {
  const row = await findRecordRow(db, definition, key)
  if (!row) return { code: 'in-use', params: {} }
  const { uses, totalUses, links: linkedFrom } = await readKeepers(db, definition, row, maxNamed)
  if (totalUses === 0 && linkedFrom.length > 0) return { code: 'linked', params: { linkedFrom } }
  const names = await readRowNames(db, uses)
  const named = uses.map(use => ({ table: use.table, name: names.get(use.table, use.key) ?? '' }))
  return { code: 'in-use', params: { uses: named, total: totalUses, linkedFrom } }
}
