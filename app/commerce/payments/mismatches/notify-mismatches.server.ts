import { inOneCommit } from '#db/connection/one-commit.server.ts'
import type { Db } from '#db/schema/schema.ts'
import type { Job } from '../../running/jobs/job.ts'
import { queueEmail } from '../../running/outbox/queue-email.server.ts'
import { loadSetting } from '../../running/settings/load-settings.server.ts'
import { markMismatchNotified, readNewMismatches } from './payment-mismatch-store.server.ts'

const maxPerRun = 20

/** Sends the merchant one email and writes one log line for each report that did not count. */
export function notifyMismatchesJob(
  db: Db,
  log: (event: string, details: Record<string, unknown>) => void,
): Job {
  return {
    name: 'payment-mismatches',
    interval: 5_000,
    async run(now) {
      const mismatches = await readNewMismatches(db, maxPerRun)
      const to = await loadSetting(db, 'email')
      for (const { id, provider, reason } of mismatches)
        if (await notify(db, id, to, now)) log('payment-mismatch', { provider, reason, mismatch: id })
      return mismatches.length
    },
  }
}

/** False if another process has notified the merchant. */
function notify(db: Db, mismatchId: number, to: string, now: Date): Promise<boolean> {
  return inOneCommit(db, async tx => {
    if (!(await markMismatchNotified(tx, mismatchId, now))) return false
    const idempotencyKey = `payment-mismatch-${mismatchId}`
    if (to !== '') await queueEmail(tx, { kind: 'payment-mismatch', mismatchId, to, idempotencyKey }, now)
    return true
  })
}
