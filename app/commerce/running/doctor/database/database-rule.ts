import type { Diagnosis, Finding } from '../finding.ts'

/** The answer of SQLite's own checks. */
export interface SqliteFacts {
  bytes: number
  /** The lines of `integrity_check`; ["ok"] is well. Undefined if it took too long. */
  lines: readonly string[] | undefined
  /** Tables with rows that name rows of others that aren't there, as "variant → product". */
  orphans: readonly string[]
}

export interface PostgresFacts {
  bytes: number
  /** Such as 17. */
  version: number
  connections: number
  maxConnections: number
  invalidIndexes: readonly string[]
}

const indexLine =
  /(?:missing from index|entries in index|entry in index|out of order|not unique in index) (\w+)/

/** Damaged indexes can be built anew from their tables; everything else is in a backup. */
export function judgeSqlite({ bytes, lines, orphans }: SqliteFacts): Diagnosis {
  const findings: Finding[] = []
  if (!lines) findings.push({ code: 'check-unfinished' })
  const wrong = (lines ?? []).filter(line => line !== 'ok')
  const indexes = new Set(wrong.flatMap(line => indexLine.exec(line)?.[1] ?? []))
  const other = wrong.find(line => !indexLine.test(line))
  if (other !== undefined) findings.push({ code: 'database-damaged', said: other })
  else if (indexes.size > 0) findings.push({ code: 'index-damaged', names: [...indexes] })
  if (orphans.length > 0)
    findings.push({ code: 'rows-orphaned', count: orphans.length, names: [...new Set(orphans)] })
  return { findings, facts: { bytes, said: 'SQLite' } }
}

/** The last day with security fixes, by major version: postgresql.org/support/versioning. */
const postgresEnds: Record<number, string> = {
  13: '2025-11-13',
  14: '2026-11-12',
  15: '2027-11-11',
  16: '2028-11-09',
  17: '2029-11-08',
  18: '2030-11-14',
}

/** Some are reserved, and another process may start. */
const maxShare = 0.85

export function judgePostgres(facts: PostgresFacts, now: Date): Diagnosis {
  const { bytes, version, connections, maxConnections, invalidIndexes } = facts
  const findings: Finding[] = []
  const end = postgresEnds[version]
  if (end === undefined ? version < 13 : Date.parse(end) < now.getTime())
    findings.push({ code: 'postgres-ended', said: String(version), ...(end && { since: end }) })
  if (connections > maxConnections * maxShare)
    findings.push({ code: 'connections-scarce', count: connections, all: maxConnections })
  if (invalidIndexes.length > 0) findings.push({ code: 'index-damaged', names: invalidIndexes })
  return { findings, facts: { bytes, said: `PostgreSQL ${version}` } }
}
