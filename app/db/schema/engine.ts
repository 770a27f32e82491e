import type { Kysely } from 'kysely'

/** Marks the adapter of SQLite. A class wouldn't do: the built shop and tests that ask about its database each have their own. */
export const sqliteMark = Symbol.for('tote.sqlite')

export function isPostgres(db: Pick<Kysely<unknown>, 'getExecutor'>): boolean {
  return !(sqliteMark in db.getExecutor().adapter)
}
