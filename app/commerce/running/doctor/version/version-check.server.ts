import { appliedMigrations } from '#db/migrations/migrate.server.ts'
import { migrationNames } from '#db/migrations/migrations.ts'
import type { DoctorCheck } from '../doctor-shop.server.ts'
import { day } from '../doctor-time.ts'
import type { Diagnosis, Finding } from '../finding.ts'

interface VersionFacts {
  /** Such as "24.21.0". */
  node: string
  /** Migrations of this code that the data lacks, and those of the data that this code doesn't know. */
  missing: readonly string[]
  unknown: readonly string[]
}

/** The last day with security fixes, by major version: github.com/nodejs/Release, schedule.json. */
const nodeEnds: Record<number, string> = {
  18: '2025-04-30',
  20: '2026-04-30',
  22: '2027-04-30',
  24: '2028-04-30',
}

/** How long before the end to say so, in milliseconds. */
const notice = 90 * day

/** Judges whether the shop's code, its data and Node fit together and get fixes. */
export function judgeVersion({ node, missing, unknown }: VersionFacts, now: Date): Diagnosis {
  const findings: Finding[] = []
  if (unknown.length > 0) findings.push({ code: 'data-newer', names: unknown })
  if (missing.length > 0) findings.push({ code: 'data-older', names: missing })
  const end = nodeEnds[Number.parseInt(node, 10)]
  const left = end === undefined ? Number.POSITIVE_INFINITY : Date.parse(end) - now.getTime()
  if (left < notice) findings.push({ code: left < 0 ? 'node-ended' : 'node-ending', said: node, since: end! })
  return { findings, facts: { said: node } }
}

export const checkVersion: DoctorCheck = async ({ db }, now) => {
  const applied = await appliedMigrations(db)
  const missing = migrationNames.filter(name => !applied.includes(name))
  const unknown = applied.filter(name => !migrationNames.includes(name))
  return judgeVersion({ node: process.versions.node, missing, unknown }, now)
}
