import { sql } from 'kysely'
import { isPostgres } from '#db/schema/engine.ts'
import type { Db } from '#db/schema/schema.ts'
import type { DoctorCheck } from '../doctor-shop.server.ts'
import type { Diagnosis, Finding } from '../finding.ts'

interface ClockFacts {
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

export const checkClock: DoctorCheck = async ({ db }, now) =>
  judgeClock(
    {
      timeZone: await readTimeZone(db),
      database: isPostgres(db) ? await compareClocks(db) : null,
      newest: await readNewestTime(db),
      moved: Date.now() - (performance.timeOrigin + performance.now()),
    },
    now,
  )

async function compareClocks(db: Db) {
  const before = new Date()
  const at = await readDatabaseClock(db)
  return { before, at, after: new Date() }
}

/** The clock of PostgreSQL. */
async function readDatabaseClock(db: Db): Promise<Date> {
  const { rows } = await sql<{ at: string | Date }>`select clock_timestamp() as at`.execute(db)
  return new Date(rows[0]!.at)
}

/** The time of the latest order, email, change or movement of stock. */
async function readNewestTime(db: Db): Promise<string | null> {
  const { rows } = await sql<{ at: string | null }>`
    select max(at) as at from (
      select (select placed_at from customer_order order by id desc limit 1) as at
      union all select (select created_at from email order by id desc limit 1)
      union all select (select created_at from change_set order by id desc limit 1)
      union all select (select at from stock_movement order by id desc limit 1)
    ) as latest`.execute(db)
  return rows[0]?.at ?? null
}

/** As it is stored: reading the settings would fall back to another one. */
async function readTimeZone(db: Db): Promise<string> {
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', 'time_zone')
    .executeTakeFirst()
  return row?.value ?? 'UTC'
}
