import type { Db } from '../../db/schema.ts'
import type { Job } from '../jobs/job.ts'
import { takeSuppressed } from './email-count-store.server.ts'

/** Logs how many emails of which kind the limits held back: at most one line a kind and minute, and never an address. */
export function suppressedEmailsJob(
  db: Db,
  log: (event: string, details: Record<string, unknown>) => void,
): Job {
  return {
    name: 'suppressed-emails',
    every: 60_000,
    async run() {
      for (const { kind, count } of await takeSuppressed(db)) log('emails-suppressed', { kind, count })
      return 0
    },
  }
}
