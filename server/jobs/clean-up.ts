import { setTimeout } from 'node:timers/promises'
import { deleteOldEmailChanges } from '#commerce/accounts/email-change/email-change-store.server.ts'
import { deleteOldPasskeyChallenges } from '#commerce/accounts/passkeys/passkey-challenge-store.server.ts'
import { deleteOldSignInRequests } from '#commerce/accounts/sign-in/sign-in-request-store.server.ts'
import { deleteOldCheckoutDrafts } from '#commerce/checkout/old-checkout-drafts-store.server.ts'
import { deleteOldContactMessages } from '#commerce/contact/contact-message-store.server.ts'
import { deleteUnconfirmedBackInStockAlerts } from '#commerce/emails/back-in-stock/back-in-stock-alert-store.server.ts'
import { removeUnconfirmedEmails } from '#commerce/emails/confirmation/email-confirmation-store.server.ts'
import { removeOldEmailCounts } from '#commerce/emails/outbox/email-count-store.server.ts'
import { emailCountRetention } from '#commerce/emails/outbox/email-limits.ts'
import { emailRetention } from '#commerce/emails/outbox/email-timing.ts'
import { clearOldEmails } from '#commerce/emails/outbox/outbox-store.server.ts'
import { deleteUnconfirmedPriceAlerts } from '#commerce/emails/price-alerts/price-alert-store.server.ts'
import type { Job } from '#commerce/jobs/job.ts'
import { retentionDays } from '#commerce/jobs/retention-days.ts'
import { removeOldPaymentEvents } from '#commerce/payments/payment-event-store.server.ts'
import { deleteOldStaffLinks } from '#commerce/staff/links/staff-link-store.server.ts'
import { deleteOldStaffEmailChanges } from '#commerce/staff/members/staff-email-change-store.server.ts'
import { deleteOldStaffChallenges } from '#commerce/staff/passkeys/staff-challenge-store.server.ts'
import { deleteOldStaffNetworks } from '#commerce/staff/sessions/staff-network-store.server.ts'
import { deleteOldStaffSessions } from '#commerce/staff/sessions/staff-session-list-store.server.ts'
import { deleteAppliedChanges } from '#commerce/visitors/applied-change-store.server.ts'
import { changeKeyCutoff } from '#commerce/visitors/change-key.ts'
import { inactiveVisitorCutoff } from '#commerce/visitors/visitor.ts'
import { deleteInactiveVisitors } from '#commerce/visitors/visitor-store.server.ts'
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
  (db, now) => deleteOldPasskeyChallenges(db, now, batch),
  (db, now) => deleteOldStaffChallenges(db, now, batch),
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
