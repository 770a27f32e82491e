import type { Db } from '#db/schema/schema.ts'
import type { Job } from '../running/jobs/job.ts'
import { notifyMismatchesJob } from './mismatches/notify-mismatches.server.ts'
import type { PaymentProviders } from './payment-provider.ts'
import { sendRefunds } from './refunds/send-refunds.server.ts'
import { remindUnpaidOrders } from './reminders/remind-unpaid-orders.server.ts'
import { checkPendingPayments } from './settlement/check-pending-payments.server.ts'

const second = 1000

export function paymentJobs(
  db: Db,
  providers: PaymentProviders,
  log: (event: string, details: Record<string, unknown>) => void,
): Job[] {
  let lastChecked = 0
  return [
    {
      name: 'lost-payments',
      interval: 60 * second,
      run: async (now, closing) => {
        lastChecked = await checkPendingPayments(db, providers, lastChecked, now, closing)
        return lastChecked
      },
    },
    { name: 'payment-reminders', interval: 60 * second, run: now => remindUnpaidOrders(db, now) },
    {
      name: 'refunds',
      interval: 5 * second,
      run: (now, closing) => sendRefunds(db, providers, now, { closing, log }),
    },
    notifyMismatchesJob(db, log),
  ]
}
