import type { Db } from '#db/schema/schema.ts'
import type { Job } from '../../running/jobs/job.ts'
import { readBulkEmailCapacity, takeBulkEmailSlot } from '../../running/outbox/bulk-email-store.server.ts'
import { queueEmail } from '../../running/outbox/queue-email.server.ts'
import { readPriceAlertToken } from './price-alert-store.server.ts'
import { type ListPriceDrop, readPriceDrops, recordPriceAlertSent } from './price-drop-store.server.ts'

const maxDropsPerRun = 200

/** Emails confirmed subscribers about price drops: one email per list, each price once. */
export function priceAlertsJob(db: Db): Job {
  return {
    name: 'price-drops',
    interval: 60_000,
    async run(now, closing) {
      const capacity = await readBulkEmailCapacity(db, 'price-dropped')
      if (capacity === 0) return 0
      const drops = await readPriceDrops(db, maxDropsPerRun)
      const dropsByList = [...Map.groupBy(drops, ({ listId }) => listId).values()]
      let sent = 0
      for (const drops of dropsByList.slice(0, capacity)) {
        if (closing.aborted) break
        const result = await sendPriceAlert(db, drops, now)
        if (result === 'no-slot') break
        if (result === 'sent') sent++
      }
      return sent
    },
  }
}

async function sendPriceAlert(
  db: Db,
  drops: readonly ListPriceDrop[],
  now: Date,
): Promise<'sent' | 'no-news' | 'no-slot'> {
  return db.transaction().execute(async tx => {
    if (!(await takeBulkEmailSlot(tx, 'price-dropped', now))) return 'no-slot'
    const newDrops: ListPriceDrop[] = []
    for (const drop of drops) if (await recordPriceAlertSent(tx, drop)) newDrops.push(drop)
    const [first] = newDrops
    if (!first) return 'no-news'
    const token = readPriceAlertToken(tx, first)
    const facts = newDrops.map(({ productId, from, to }) => ({ productId, from, to }))
    await queueEmail(tx, { kind: 'price-dropped', token, drops: facts, to: first.email }, now)
    return 'sent'
  })
}
