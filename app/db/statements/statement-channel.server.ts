import { channel } from 'node:diagnostics_channel'

/** A statement that is sent to the database, with `begin` and `commit`. */
export interface SentStatement {
  sql: string
  /** PostgreSQL keeps its plan. SQLite keeps every statement. */
  isNamed: boolean
}

/** Tests and benchmarks count statements here; without a subscriber it costs nothing. */
const statements = channel('tote.statement')

export function publishStatement(sql: string, isNamed = true): void {
  if (statements.hasSubscribers) statements.publish({ sql, isNamed } satisfies SentStatement)
}
