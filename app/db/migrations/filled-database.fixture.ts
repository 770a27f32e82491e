import type { Kysely } from 'kysely'
import { type DatabaseKind, migratedDatabase } from '#test/databases.ts'
import { isPostgres } from '../schema/engine.ts'
import type { Db } from '../schema/schema.ts'
import { type SampleRow, sampleRows } from './sample-rows.ts'

/** A database with a row in every table. It is closed when the test ends. */
export async function filledDatabase(kind: DatabaseKind): Promise<Db> {
  const db = await migratedDatabase(kind)
  await insertSampleRows(db, sampleRows())
  return db
}

/** Inserts rows that have no types, because they are of any version. */
export async function insertSampleRows(
  db: Db,
  rows: readonly (readonly [string, SampleRow])[],
): Promise<void> {
  const untyped = db as unknown as Kysely<Record<string, SampleRow>>
  for (const [table, row] of rows)
    if (isPostgres(db) || table !== 'rate_bucket') await untyped.insertInto(table).values(row).execute()
}
