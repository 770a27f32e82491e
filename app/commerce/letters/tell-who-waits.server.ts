import type { Db } from '../../db/schema.ts'
import type { Job } from '../jobs/job.ts'
import { putLetter } from '../mail/letters.server.ts'
import { readRoom, takePlace } from '../mail/mailing-slices-store.server.ts'
import { noteTold, readWaiting } from './waiting-store.server.ts'

/** So many at most in one transaction. */
const batch = 50

/**
 * Writes to those who asked to hear when something is back and confirmed it: once, slice by slice, those who wait longest first.
 * Each slice asks anew whether it can still be had.
 */
export function tellWhoWaitsJob(db: Db): Job {
  return {
    name: 'back-in-stock',
    every: 5000,
    async run(now) {
      if ((await readWaiting(db, 1)).length === 0) return 0
      return db.transaction().execute(async tx => {
        let told = 0
        const room = await readRoom(tx, 'back-in-stock')
        for (const { id, email, sku, createdAt } of await readWaiting(tx, Math.min(batch, room))) {
          if (!(await takePlace(tx, 'back-in-stock', now))) break
          if (!(await noteTold(tx, id, now))) continue
          // Who was told once may ask anew, and then the day of asking is another.
          const onceKey = `back-in-stock-${id}-${createdAt}`
          await putLetter(tx, { kind: 'back-in-stock', sku, requestId: id, to: email, onceKey }, now)
          told += 1
        }
        return told
      })
    },
  }
}
