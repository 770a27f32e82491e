import { addDays, instantOf, shopDate } from '../../values/zoned-time.ts'
import type { Backup } from './backup.ts'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs

/** How long the shop waits after a failure, in milliseconds: most need somebody to act. */
const retryDelay = hourMs

/** How long a shop is open before its first backup, in milliseconds. */
const firstDelay = hourMs

/** Weeks whose first backup stays beyond the daily ones. */
const keptWeeks = 4

export interface DailyBackupFacts {
  /** The hour of the shop's day, from 0 to 23. */
  hour: number
  timeZone: string
  /** When this process opened the shop. */
  startedAt: Date
  lastAt: Date | undefined
  failedAt: Date | undefined
}

/** Whether the shop makes its daily backup now. Its first one doesn't wait for the night. */
export function isBackupDue(now: Date, facts: DailyBackupFacts): boolean {
  const { startedAt, lastAt, failedAt } = facts
  if (failedAt && now.getTime() < failedAt.getTime() + retryDelay) return false
  if (!lastAt) return now.getTime() >= startedAt.getTime() + firstDelay
  return lastAt < lastTimeAt(now, facts)
}

/** The latest moment at which the shop's clocks showed this hour. */
function lastTimeAt(now: Date, { hour, timeZone }: Pick<DailyBackupFacts, 'hour' | 'timeZone'>): Date {
  const timeOn = (day: string) => new Date(instantOf(`${day}T${String(hour).padStart(2, '0')}:00`, timeZone)!)
  const today = shopDate(now, timeZone)
  return timeOn(today) <= now ? timeOn(today) : timeOn(addDays(today, -1))
}

/**
 * The backups that the shop no longer needs. It keeps all of the last 24 hours, the newest of each of the latest `days` days, and the
 * first of each of the latest four weeks. Days without a backup don't count, so the last good ones stay however old they are.
 */
export function outdatedBackups(
  backups: readonly Backup[],
  { days, timeZone, now }: { days: number; timeZone: string; now: Date },
): Backup[] {
  const complete = backups
    .filter(({ isComplete }) => isComplete)
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
  const byDay = [...Map.groupBy(complete, ({ at }) => shopDate(at, timeZone)).values()]
  const byWeek = [...Map.groupBy(complete, ({ at }) => weekOf(shopDate(at, timeZone))).values()]
  const needed = new Set([
    ...complete.filter(({ at }) => at.getTime() > now.getTime() - dayMs),
    ...byDay.slice(0, days).map(([newest]) => newest),
    ...byWeek.slice(0, keptWeeks).map(week => week.at(-1)),
  ])
  return complete.filter(backup => !needed.has(backup))
}

/** The Monday of a day's week. */
function weekOf(day: string): string {
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7))
}
