import type { Db } from '#db/schema/schema.ts'
import type { Job } from '../../running/jobs/job.ts'
import { readBulkEmailCapacity, takeBulkEmailSlot } from '../../running/outbox/bulk-email-store.server.ts'
import { queueEmail } from '../../running/outbox/queue-email.server.ts'
import { markBackInStockAlertSent, readDueBackInStockAlerts } from './due-alert-store.server.ts'

/** Per transaction. */
const batchSize = 50

/** Emails confirmed requests once their variant is back, oldest first, throttled. Each batch checks the stock again. */
export function backInStockAlertsJob(db: Db): Job {
  return {
    name: 'back-in-stock',
    interval: 5000,
    async run(now) {
      if ((await readDueBackInStockAlerts(db, 1)).length === 0) return 0
      return db.transaction().execute(async tx => {
        let queued = 0
        const capacity = await readBulkEmailCapacity(tx, 'back-in-stock')
        const alerts = await readDueBackInStockAlerts(tx, Math.min(batchSize, capacity))
        for (const { id, email, sku, createdAt } of alerts) {
          if (!(await takeBulkEmailSlot(tx, 'back-in-stock', now))) break
          if (!(await markBackInStockAlertSent(tx, id, now))) continue
          // A repeated request has a new date.
          const idempotencyKey = `back-in-stock-${id}-${createdAt}`
          await queueEmail(tx, { kind: 'back-in-stock', sku, requestId: id, to: email, idempotencyKey }, now)
          queued += 1
        }
        return queued
      })
    },
  }
}
