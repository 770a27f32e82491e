import type { Db } from '../../../db/schema/schema.ts'
import { sendLease } from '../../emails/outbox/email-timing.ts'
import type { DoctorCheck } from '../doctor-shop.server.ts'
import { ago, day, minute } from '../doctor-time.ts'
import {
  readFailed,
  readLastSent,
  readOverdue,
  readRetrying,
  retryFailed,
  retryWaiting,
} from './outbox-check-store.server.ts'
import { judgeOutbox } from './outbox-rule.ts'

/** Older failures are no news, in milliseconds. */
const maxAge = 7 * day

/** The jobs that render and send take seconds, in milliseconds. */
const maxDelay = 15 * minute

export const checkOutbox: DoctorCheck = async ({ db, sendsEmails }, now) =>
  judgeOutbox({
    sendsEmails,
    overdue: await readOverdue(db, ago(now, maxDelay)),
    retrying: await readRetrying(db),
    failed: await readFailed(db, ago(now, maxAge)),
    lastSentAt: await readLastSent(db),
  })

/** Makes emails that weren't sent due again. Returns how many. */
export async function sendEmailsAgain(db: Db, now: Date): Promise<number> {
  const beingSent = new Date(now.getTime() + sendLease).toISOString()
  return (await retryFailed(db, ago(now, maxAge), now)) + (await retryWaiting(db, beingSent, now))
}
