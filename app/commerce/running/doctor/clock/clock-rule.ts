import type { Diagnosis, Finding } from '../finding.ts'

export interface ClockFacts {
  timeZone: string
  /** The clock of the database's server; null where it's this computer's. */
  database: { before: Date; at: Date; after: Date } | null
  /** The latest time in the shop's records. */
  newest: string | null
  /** How far the clock was moved since the process started, in milliseconds; negative for back. */
  moved: number
}

/** Clocks may differ by this much, in milliseconds. */
const maxDifference = 60_000

/** Judges this computer's clock: offers, invoices and sign-ins depend on it. */
export function judgeClock({ timeZone, database, newest, moved }: ClockFacts, now: Date): Diagnosis {
  const findings: Finding[] = []
  const ahead = newest === null ? 0 : Date.parse(newest) - now.getTime()
  if (ahead > maxDifference)
    findings.push({ code: 'clock-behind', seconds: Math.round(ahead / 1000), since: newest! })
  if (database) {
    const middle = (database.before.getTime() + database.after.getTime()) / 2
    const seconds = Math.round((middle - database.at.getTime()) / 1000)
    if (Math.abs(seconds * 1000) > maxDifference)
      findings.push({ code: 'clock-differs', seconds, said: 'the database' })
  }
  // Forward is a computer that slept.
  if (moved < -maxDifference) findings.push({ code: 'clock-set-back', seconds: Math.round(-moved / 1000) })
  if (!isTimeZone(timeZone)) findings.push({ code: 'time-zone-unknown', said: timeZone })
  return { findings, facts: { said: timeZone } }
}

function isTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone })
    return true
  } catch {
    return false
  }
}
