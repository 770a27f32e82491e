import { channel } from 'node:diagnostics_channel'

/** A statement that is sent to the database, with `begin` and `commit`. */
export interface SentStatement {
  sql: string
  /** PostgreSQL keeps its plan. SQLite keeps every statement. */
  isNamed: boolean
  /** Whether a round trip to PostgreSQL begins with it: others travel along. */
  isRoundTrip: boolean
}

/** Tests and benchmarks count statements here; without a subscriber it costs nothing. */
const statements = channel('tote.statement')

export function publishStatement(sql: string, { isNamed = true, isRoundTrip = false } = {}): void {
  if (statements.hasSubscribers) statements.publish({ sql, isNamed, isRoundTrip } satisfies SentStatement)
}
