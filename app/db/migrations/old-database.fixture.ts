import { Migrator } from 'kysely/migration'
import { onTestFinished } from 'vitest'
import { type DatabaseKind, emptyDatabase } from '../../../test/databases.ts'
import { openDatabase } from '../connection/connection.server.ts'
import type { Db } from '../schema/schema.ts'
import { migrations } from './index.ts'

/** A database without rows, as it was after a migration. It is closed when the test ends. */
export async function databaseAfter(kind: DatabaseKind, migration: string): Promise<Db> {
  const db = openDatabase(await emptyDatabase(kind))
  onTestFinished(() => db.destroy())
  await migrateTo(db, migration)
  return db
}

/** Migrates to the latest without a name. */
export async function migrateTo(db: Db, migration?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = migration ? await migrator.migrateTo(migration) : await migrator.migrateToLatest()
  if (error) throw error
}
