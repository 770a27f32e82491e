import type { Migration } from 'kysely/migration'

export type Migrations = Readonly<Record<string, Migration>>

/** The tables of version 1.0.0. */
export const baselineName = '1000-tables'

/**
 * The migrations since 1.0.0, by name and in order: 1001-…, 1002-…. A released migration is never edited; the next one corrects it. A
 * new database has today's tables without them.
 */
export const migrations: Migrations = {}

/** The names of the migrations of this version, in order. */
export const migrationNames = [baselineName, ...Object.keys(migrations)]

/** Whether a database with this migration, or a backup of one, was made before 1.0.0. */
export function isBeforeVersion1(migration: string): boolean {
  return migration < baselineName
}
