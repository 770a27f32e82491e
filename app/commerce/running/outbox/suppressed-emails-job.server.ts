import type { Db } from '#db/schema/schema.ts'
import type { Job } from '../jobs/job.ts'
import { takeSuppressedEmailCounts } from './email-count-store.server.ts'

/** Logs how many emails limits suppressed: at most one line per kind and minute, without addresses. */
export function suppressedEmailsJob(
  db: Db,
  log: (event: string, details: Record<string, unknown>) => void,
): Job {
  return {
    name: 'suppressed-emails',
    interval: 60_000,
    async run() {
      for (const { kind, count } of await takeSuppressedEmailCounts(db))
        log('emails-suppressed', { kind, count })
      return 0
    },
  }
}
