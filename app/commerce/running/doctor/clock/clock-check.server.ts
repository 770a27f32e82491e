import { isPostgres } from '#db/schema/engine.ts'
import type { Db } from '#db/schema/schema.ts'
import type { DoctorCheck } from '../doctor-shop.server.ts'
import { readDatabaseClock, readNewestTime, readTimeZone } from './clock-check-store.server.ts'
import { judgeClock } from './clock-rule.ts'

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
