import type { ColumnDefinitionBuilder, Kysely } from 'kysely'

/** Marks the adapter of SQLite. A class wouldn't do: the built shop and tests that ask about its database each have their own. */
export const sqliteMark = Symbol.for('tote.sqlite')

export function isPostgres(db: Pick<Kysely<unknown>, 'getExecutor'>): boolean {
  return !(sqliteMark in db.getExecutor().adapter)
}

/** A generated primary key, which SQLite and PostgreSQL spell differently. */
export function idColumn(db: Kysely<unknown>) {
  return (column: ColumnDefinitionBuilder) =>
    isPostgres(db) ? column.primaryKey().generatedByDefaultAsIdentity() : column.primaryKey().autoIncrement()
}
