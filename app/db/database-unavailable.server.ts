/** Why the database takes no query or no write right now. */
export type OutageReason =
  | 'unreachable'
  | 'locked'
  | 'disk-full'
  | 'read-only'
  | 'disk-error'
  | 'corrupt'
  | 'file-replaced'

/** The reasons as the log and `/healthz` say them. */
export const outageWords: Record<OutageReason, string> = {
  unreachable: 'the database cannot be reached',
  locked: 'another program holds a lock on the database',
  'disk-full': 'the disk of the database is full',
  'read-only': 'the database can be read but not written',
  'disk-error': 'the disk of the database reports errors',
  corrupt: 'the database is corrupt',
  'file-replaced': 'the database file was deleted or replaced',
}

/** A query failed because of the state of the database and not because of what it asked. Trying again later may work. */
export class DatabaseUnavailable extends Error {
  readonly because: OutageReason

  constructor(because: OutageReason, cause?: unknown) {
    super(messageOf(cause) || outageWords[because], { cause })
    this.because = because
  }
}

/** The codes of SQLite (https://sqlite.org/rescode.html) and of PostgreSQL (Appendix A), each by how it begins. */
const reasons: [code: RegExp, because: OutageReason][] = [
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

/** The reason why a driver's error says nothing about the query; undefined for all other errors. */
export function outageReasonOf(error: unknown): OutageReason | undefined {
  if (error instanceof DatabaseUnavailable) return error.because
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return reasons.find(([pattern]) => pattern.test(code))?.[1]
}

/** A connection that is refused on every address of a host is an AggregateError without words of its own. */
function messageOf(cause: unknown): string {
  const first = cause instanceof AggregateError ? cause.errors[0] : cause
  return first instanceof Error ? first.message : ''
}
