import { setTimeout } from 'node:timers/promises'
import { deleteOldCheckoutDrafts } from '#commerce/cart/checkout/old-checkout-drafts-store.server.ts'
import { deleteAppliedChanges } from '#commerce/cart/visitors/applied-change-store.server.ts'
import { changeKeyCutoff } from '#commerce/cart/visitors/change-key.ts'
import { inactiveVisitorCutoff } from '#commerce/cart/visitors/visitor.ts'
import { deleteInactiveVisitors } from '#commerce/cart/visitors/visitor-store.server.ts'
import { deleteOldContactMessages } from '#commerce/content/contact/contact-message-store.server.ts'
import { removeOldPaymentEvents } from '#commerce/payments/payment-event-store.server.ts'
import { deleteOldEmailChanges } from '#commerce/people/accounts/email-change/email-change-store.server.ts'
import { deleteOldSignInRequests } from '#commerce/people/accounts/sign-in/sign-in-request-store.server.ts'
import { deleteUnconfirmedBackInStockAlerts } from '#commerce/people/alerts/back-in-stock-alert-store.server.ts'
import { deleteUnconfirmedPriceAlerts } from '#commerce/people/alerts/price-alert-store.server.ts'
import { removeUnconfirmedEmails } from '#commerce/people/email-confirmation/email-confirmation-store.server.ts'
import { deleteOldPasskeyChallenges } from '#commerce/people/passkeys/passkey-challenge-store.server.ts'
import { deleteOldStaffLinks } from '#commerce/people/staff/links/staff-link-store.server.ts'
import { deleteOldStaffEmailChanges } from '#commerce/people/staff/members/staff-email-change-store.server.ts'
import { deleteOldStaffNetworks } from '#commerce/people/staff/sessions/staff-network-store.server.ts'
import { deleteOldStaffSessions } from '#commerce/people/staff/sessions/staff-session-list-store.server.ts'
import { type Job, retentionDays } from '#commerce/running/jobs/job.ts'
import { removeOldEmailCounts } from '#commerce/running/outbox/email-count-store.server.ts'
import { emailCountRetention } from '#commerce/running/outbox/email-limits.ts'
import { emailRetention } from '#commerce/running/outbox/email-timing.ts'
import { clearOldEmails } from '#commerce/running/outbox/outbox-store.server.ts'
import type { Db } from '#db/schema/schema.ts'

/** Small batches with pauses, so that shoppers wait for one batch at most. */
const batch = 500
const pauseBetweenBatches = 100

const day = 24 * 60 * 60 * 1000

/**
 * Hourly: removes visitors after a year, requests to sign in after a day, expired challenges for passkeys, old idempotency keys, texts and recipients of emails after three months, messages,
 * and checkout drafts.
 */
export function cleanUpJob(db: Db): Job {
  return {
    name: 'clean-up',
    interval: 60 * 60 * 1000,
    async run(now, closing) {
      let removed = 0
      for (const remove of removals) {
        if (closing.aborted) break
        removed += await remove(db, now)
        await setTimeout(pauseBetweenBatches, undefined, { signal: closing, ref: false }).catch(() => {})
      }
      return removed
    },
  }
}

const removals: ((db: Db, now: Date) => Promise<number>)[] = [
  (db, now) => deleteInactiveVisitors(db, inactiveVisitorCutoff(now), batch),
  (db, now) => deleteAppliedChanges(db, changeKeyCutoff(now), batch),
  (db, now) => clearOldEmails(db, since(now, emailRetention), now, batch),
  (db, now) => removeOldPaymentEvents(db, since(now, emailRetention), batch),
  (db, now) => deleteOldCheckoutDrafts(db, since(now, retentionDays.checkoutDraft * day), batch),
  (db, now) => deleteUnconfirmedPriceAlerts(db, since(now, retentionDays.unconfirmedAddress * day), batch),
  (db, now) =>
    deleteUnconfirmedBackInStockAlerts(db, since(now, retentionDays.unconfirmedAddress * day), batch),
  (db, now) => removeUnconfirmedEmails(db, since(now, retentionDays.unconfirmedAddress * day), batch),
  (db, now) => deleteOldContactMessages(db, since(now, retentionDays.contactMessage * day), batch),
  (db, now) => deleteOldSignInRequests(db, since(now, day), batch),
  (db, now) => deleteOldPasskeyChallenges(db, 'account', now, batch),
  (db, now) => deleteOldPasskeyChallenges(db, 'staff', now, batch),
  (db, now) => deleteOldStaffLinks(db, now, batch),
  (db, now) => deleteOldStaffEmailChanges(db, now, batch),
  (db, now) => deleteOldStaffSessions(db, now, batch),
  (db, now) => deleteOldStaffNetworks(db, now),
  (db, now) => deleteOldEmailChanges(db, now, batch),
  (db, now) => removeOldEmailCounts(db, since(now, emailCountRetention), batch),
]

function since(now: Date, ms: number): Date {
  return new Date(now.getTime() - ms)
}
