/** Why the database accepts no query or no write. */
export type OutageReason =
  | 'unreachable'
  | 'locked'
  | 'disk-full'
  | 'read-only'
  | 'disk-error'
  | 'corrupt'
  | 'file-replaced'

/** The reasons as text for the log and `/healthz`. */
export const outageDescriptions: Record<OutageReason, string> = {
  unreachable: 'the database cannot be reached',
  locked: 'another program holds a lock on the database',
  'disk-full': 'the disk of the database is full',
  'read-only': 'the database can be read but not written',
  'disk-error': 'the disk of the database reports errors',
  corrupt: 'the database is corrupt',
  'file-replaced': 'the database file was deleted or replaced',
}

/** A query failed because of the state of the database. A later attempt may succeed. */
export class DatabaseUnavailable extends Error {
  readonly reason: OutageReason

  constructor(reason: OutageReason, cause?: unknown) {
    super(messageOf(cause) || outageDescriptions[reason], { cause })
    this.reason = reason
  }
}

/** Error codes of SQLite (https://sqlite.org/rescode.html) and PostgreSQL (Appendix A), by their prefix. */
const reasons: [code: RegExp, reason: OutageReason][] = [
  [/^SQLITE_(BUSY|LOCKED|PROTOCOL)/, 'locked'],
  [/^SQLITE_FULL/, 'disk-full'],
  [/^SQLITE_READONLY_DBMOVED/, 'file-replaced'],
  [/^SQLITE_READONLY/, 'read-only'],
  [/^SQLITE_(IOERR|CANTOPEN)/, 'disk-error'],
  [/^SQLITE_(CORRUPT|NOTADB)/, 'corrupt'],
  [/^08\w{3}$/, 'unreachable'],
  [/^57P0[1-5]$/, 'unreachable'],
  [/^(53300|3D000)$/, 'unreachable'],
  [/^55P03$/, 'locked'],
  [/^53100$/, 'disk-full'],
  [/^25006$/, 'read-only'],
  [/^58030$/, 'disk-error'],
]

/** The outage behind a driver's error; undefined for errors of the query itself. */
export function outageReasonOf(error: unknown): OutageReason | undefined {
  if (error instanceof DatabaseUnavailable) return error.reason
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return reasons.find(([pattern]) => pattern.test(code))?.[1]
}

/** A connection that every address of a host refuses is an AggregateError without a message. */
function messageOf(cause: unknown): string {
  const first = cause instanceof AggregateError ? cause.errors[0] : cause
  return first instanceof Error ? first.message : ''
}
