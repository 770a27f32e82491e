import { inOneCommit } from '#db/connection/one-commit.server.ts'
import type { Db, Tx } from '#db/schema/schema.ts'
import type { Job } from '../../running/jobs/job.ts'
import { loadSetting } from '../../running/settings/load-settings.server.ts'
import { addDays, shopDate } from '../../values/zoned-time.ts'
import { countDay } from './day-sales-store.server.ts'
import {
  addCarts,
  deleteAllDays,
  findFirstSale,
  lockSalesState,
  replaceDay,
  type SalesChange,
  type SalesState,
  saveSalesState,
  takeSalesChanges,
} from './sales-totals-store.server.ts'
import { daysOf, spanOfDay } from './shop-days.ts'

/** Between two runs, in milliseconds. */
const interval = 20_000

const changesAtOnce = 2000

/** Days of earlier orders that are counted at once: SQLite has one writer at a time. */
const daysAtOnce = 5

/** Stored once every day is counted. */
const firstOfAllDays = '0000-01-01'

/** Keeps the totals of all days, from the newest to that of the first order. */
export function salesTotalsJob(db: Db): Job {
  return { name: 'sales-totals', interval, run: now => countNextDays(db, now) }
}

/** Counts days with changes again, then some that were never counted. Returns how much it did. */
export async function countNextDays(db: Db, now: Date): Promise<number> {
  return inOneCommit(db, async tx => {
    const timeZone = await loadSetting(tx, 'timeZone')
    const state = await currentState(tx, timeZone, now)
    const changes = await takeSalesChanges(tx, changesAtOnce)
    await countCarts(tx, changes, timeZone)
    const changed = daysOf(
      changes.map(({ at }) => at),
      timeZone,
    )
    // Earlier days are counted below when their turn comes.
    for (const day of changed) if (day >= state.countedFrom) await recount(tx, day, timeZone)
    return changes.length + (await countEarlierDays(tx, state, timeZone))
  })
}

/** Starts over with another time zone: its days begin at other times. */
async function currentState(
  tx: Tx,
  timeZone: string,
  now: Date,
): Promise<SalesState & { countedFrom: string }> {
  const { timeZone: counted, countedFrom } = await lockSalesState(tx)
  if (counted === timeZone && countedFrom !== null) return { timeZone, countedFrom }
  await deleteAllDays(tx)
  const tomorrow = addDays(shopDate(now, timeZone), 1)
  await saveSalesState(tx, { timeZone, countedFrom: tomorrow })
  return { timeZone, countedFrom: tomorrow }
}

async function recount(tx: Tx, day: string, timeZone: string): Promise<void> {
  await replaceDay(tx, day, await countDay(tx, spanOfDay(day, timeZone)))
}

async function countCarts(tx: Tx, changes: readonly SalesChange[], timeZone: string): Promise<void> {
  const carts = changes.filter(({ carts }) => carts > 0)
  for (const [day, started] of Map.groupBy(carts, ({ at }) => shopDate(new Date(at), timeZone)))
    await addCarts(tx, day, started.length)
}

/** Returns how many days it counted: 0 once it has reached the first order. */
async function countEarlierDays(
  tx: Tx,
  { countedFrom }: { countedFrom: string },
  timeZone: string,
): Promise<number> {
  if (countedFrom === firstOfAllDays) return 0
  const first = await findFirstSale(tx)
  const firstDay = first && shopDate(new Date(first), timeZone)
  let day = countedFrom
  let counted = 0
  for (; firstDay && day > firstDay && counted < daysAtOnce; counted++) {
    day = addDays(day, -1)
    await recount(tx, day, timeZone)
  }
  const isDone = !firstDay || day <= firstDay
  await saveSalesState(tx, { timeZone, countedFrom: isDone ? firstOfAllDays : day })
  return counted
}
