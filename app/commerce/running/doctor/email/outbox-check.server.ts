import type { Db } from '#db/schema/schema.ts'
import { sendLease } from '../../outbox/email-timing.ts'
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
import { isToUnknownMailbox, judgeOutbox } from './outbox-rule.ts'

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

/** Makes failed emails due again: those to mailboxes that don't exist, or all others. Returns how many. */
export async function sendFailedAgain(
  db: Db,
  { toUnknown }: { toUnknown: boolean },
  now: Date,
): Promise<number> {
  const failed = await readFailed(db, ago(now, maxAge))
  const some = failed.filter(email => isToUnknownMailbox(email) === toUnknown)
  return retryFailed(
    db,
    some.map(({ id }) => id),
    now,
  )
}

/** Makes emails due that wait for another attempt. Returns how many. */
export function sendWaitingNow(db: Db, now: Date): Promise<number> {
  const beingSent = new Date(now.getTime() + sendLease).toISOString()
  return retryWaiting(db, beingSent, now)
}
