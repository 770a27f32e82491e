import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../schema/columns.ts'
import { type Db, tables } from '../schema/schema.ts'
import { createStatements, inOrderOfReferences } from '../schema/table.ts'

/** Creates the tables of this version in an empty database, with the rows that it is never without. */
export async function createTables(db: Kysely<unknown>): Promise<void> {
  const engine = isPostgres(db) ? 'PostgreSQL' : 'SQLite'
  for (const table of inOrderOfReferences(tables))
    for (const statement of createStatements(table, engine)) await sql.raw(statement).execute(db)
  const created = db as Db
  await created.insertInto('catalog_version').values({ id: 1, version: 1 }).execute()
  await created.insertInto('sales_state').values({ id: 1 }).execute()
}
