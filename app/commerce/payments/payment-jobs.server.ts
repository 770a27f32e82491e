import type { Db } from '../../db/schema.ts'
import type { Job } from '../jobs/job.ts'
import { endUnpaid } from './end-unpaid.server.ts'
import { hearLostPayments } from './hear-lost-payments.server.ts'
import type { Providers } from './providers.server.ts'
import { remindTransfers } from './remind-transfers.server.ts'
import { sendRefunds } from './send-refunds.server.ts'
import { tellMismatchesJob } from './tell-mismatches.server.ts'

const second = 1000

/** What the shop does by itself about payments. */
export function paymentJobs(
  db: Db,
  providers: Providers,
  log: (event: string, details: Record<string, unknown>) => void,
): Job[] {
  let heard = 0
  return [
    {
      name: 'unpaid-orders',
      every: 15 * second,
      run: (now, closing) => endUnpaid(db, providers, now, closing),
    },
    {
      name: 'lost-payments',
      every: 60 * second,
      run: async (now, closing) => {
        heard = await hearLostPayments(db, providers, heard, now, closing)
        return heard
      },
    },
    { name: 'transfer-reminders', every: 60 * second, run: now => remindTransfers(db, now) },
    { name: 'refunds', every: 5 * second, run: (now, closing) => sendRefunds(db, providers, now, closing) },
    tellMismatchesJob(db, log),
  ]
}
