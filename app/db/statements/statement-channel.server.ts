import { channel } from 'node:diagnostics_channel'

/** A statement that is sent to the database, with `begin` and `commit`. */
export interface SentStatement {
  sql: string
  /** PostgreSQL keeps its plan. SQLite keeps every statement. */
  isNamed: boolean
  /** Whether a round trip to PostgreSQL begins with it: others travel along. */
  isRoundTrip: boolean
  /** On SQLite, the transaction that it is a part of, which several requests may share. */
  transaction: number | undefined
}

/** Tests and benchmarks count statements here; without a subscriber it costs nothing. */
const statements = channel('tote.statement')

export function publishStatement(
  sql: string,
  { isNamed = true, isRoundTrip = false, transaction }: Partial<SentStatement> = {},
): void {
  if (statements.hasSubscribers)
    statements.publish({ sql, isNamed, isRoundTrip, transaction } satisfies SentStatement)
}
