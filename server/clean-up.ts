import { setTimeout } from 'node:timers/promises'
import { removeOldCheckouts } from '../app/commerce/checkout/old-checkouts-store.server.ts'
import { removeUnconfirmedEmails } from '../app/commerce/email-confirmation/email-confirmation-store.server.ts'
import type { Job } from '../app/commerce/jobs/job.ts'
import { removeOldCounts } from '../app/commerce/mail/email-count-store.server.ts'
import { countsKeptFor } from '../app/commerce/mail/email-limits.ts'
import { keptFor } from '../app/commerce/mail/mail-times.ts'
import { clearOldLetters } from '../app/commerce/mail/outbox-store.server.ts'
import { removeOldEvents } from '../app/commerce/payments/old-events-store.server.ts'
import { removeUnconfirmed } from '../app/commerce/price-letters/price-letter-store.server.ts'
import { removeUnconfirmedAlerts } from '../app/commerce/stock/stock-alert-store.server.ts'
import { keyForgottenBefore } from '../app/commerce/visitors/done-change.ts'
import { removeDone } from '../app/commerce/visitors/done-change-store.server.ts'
import { forgottenBefore } from '../app/commerce/visitors/visitor.ts'
import { removeForgottenVisitors } from '../app/commerce/visitors/visitor-store.server.ts'
import type { Db } from '../app/db/schema.ts'

/** Small, with rests between them: whoever buys meanwhile waits for one of them at most. */
const batch = 500
const rest = 100

const day = 24 * 60 * 60 * 1000

/** How long what was filled in and not ordered is kept, and an address that nobody confirmed. In days. */
const unfinished = { checkout: 30, address: 7 }

/**
 * Every hour, what the shop has no more reason to keep goes: visitors who did not come for a year, the keys of what was done
 * long ago, what letters said three months ago and to whom, checkouts that were left.
 */
export function cleanUpJob(db: Db): Job {
  return {
    name: 'clean-up',
    every: 60 * 60 * 1000,
    async run(now, closing) {
      let removed = 0
      for (const remove of removals) {
        if (closing.aborted) break
        removed += await remove(db, now)
        await setTimeout(rest, undefined, { signal: closing, ref: false }).catch(() => {})
      }
      return removed
    },
  }
}

const removals: ((db: Db, now: Date) => Promise<number>)[] = [
  (db, now) => removeForgottenVisitors(db, forgottenBefore(now), batch),
  (db, now) => removeDone(db, keyForgottenBefore(now), batch),
  (db, now) => clearOldLetters(db, since(now, keptFor), now, batch),
  (db, now) => removeOldEvents(db, since(now, keptFor), batch),
  (db, now) => removeOldCheckouts(db, since(now, unfinished.checkout * day), batch),
  (db, now) => removeUnconfirmed(db, since(now, unfinished.address * day), batch),
  (db, now) => removeUnconfirmedAlerts(db, since(now, unfinished.address * day), batch),
  (db, now) => removeUnconfirmedEmails(db, since(now, unfinished.address * day), batch),
  (db, now) => removeOldCounts(db, since(now, countsKeptFor), batch),
]

function since(now: Date, ms: number): Date {
  return new Date(now.getTime() - ms)
}
