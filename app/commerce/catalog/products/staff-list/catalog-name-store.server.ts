import { sql } from 'kysely'
import type { Db } from '#db/schema/schema.ts'

export interface CatalogName {
  kind: 'categories' | 'brands' | 'collections'
  slug: string
  name: string
}

const tables = [
  { kind: 'categories', table: 'category', column: 'name' },
  { kind: 'brands', table: 'brand', column: 'name' },
  { kind: 'collections', table: 'collection', column: 'title' },
] as const

/** Categories, brands and collections with these letters in their name, at most `limit` of each. */
export async function findCatalogNames(db: Db, letters: string, limit: number): Promise<CatalogName[]> {
  const pattern = `%${letters.toLowerCase().replaceAll(/[\\%_]/g, character => `\\${character}`)}%`
  const found: CatalogName[] = []
  for (const { kind, table, column } of tables) {
    const { rows } = await sql<{ slug: string; name: string }>`
      select slug, ${sql.ref(column)} as name from ${sql.table(table)}
      where removed_at is null and lower(${sql.ref(column)}) like ${pattern} escape '\\'
      order by ${sql.ref(column)}, id limit ${limit}`.execute(db)
    found.push(...rows.map(row => ({ kind, ...row })))
  }
  return found
}
