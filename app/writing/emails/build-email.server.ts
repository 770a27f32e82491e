import { findContactMessageById } from '#commerce/content/contact/contact-message-store.server.ts'
import { findLookedUpOrder } from '#commerce/orders/lookup/order-link.server.ts'
import { findMismatch } from '#commerce/payments/mismatches/payment-mismatch-store.server.ts'
import { findHiddenReview } from '#commerce/people/reviews/review-moderation-store.server.ts'
import type { EmailFacts } from '#commerce/running/outbox/email.ts'
import type { Db } from '#db/schema/schema.ts'
import { changeEmailEmail, emailChangedEmail } from './accounts/change-email-emails.ts'
import { confirmAccountEmail } from './accounts/confirm-account-email.ts'
import { deletedEmail, deletionEmail } from './accounts/deletion-emails.ts'
import { passkeyEmail } from './accounts/passkey-email.ts'
import { signInEmail } from './accounts/sign-in-email.ts'
import { reviewHiddenEmail } from './after-sale/review-hidden-email.ts'
import { buildAfterSaleEmail } from './build-after-sale-email.server.ts'
import { buildAlertEmail } from './build-alert-email.server.ts'
import { buildOrderEmail } from './build-order-email.server.ts'
import { contactMessageEmail, contactReceiptEmail } from './contact/contact-emails.ts'
import { setupTestEmail } from './contact/setup-test-email.ts'
import type { EmailSources } from './email-sources.server.ts'
import { giftCardEmail } from './gift-card-email.server.ts'
import type { EmailContent } from './layout/email-content.ts'
import { orderLinkEmail } from './orders/order-link-email.ts'
import { paymentMismatchEmail } from './orders/payment-mismatch-email.ts'
import { buildTestEmail } from './samples/build-sample-email.server.ts'
import { staffInvitationEmail } from './staff/staff-invitation-email.ts'
import { staffSecurityEmail } from './staff/staff-security-email.ts'

/** Reads the current rows; undefined if the subject of the email was deleted. */
export async function buildEmail(
  db: Db,
  facts: EmailFacts,
  shop: EmailSources,
): Promise<EmailContent | undefined> {
  switch (facts.kind) {
    case 'order-confirmed':
    case 'transfer-reminder':
    case 'payment-reminder':
    case 'payment-received':
    case 'order-canceled':
    case 'order-edited':
    case 'refunded':
    case 'order-shipped':
      return buildOrderEmail(db, facts, shop)
    case 'return-requested':
    case 'return-accepted':
    case 'return-declined':
    case 'claim-received':
    case 'claim-answered':
    case 'withdrawal-receipt':
      return buildAfterSaleEmail(db, facts, shop)
    case 'back-in-stock-requested':
    case 'back-in-stock':
    case 'confirm-email':
    case 'price-alerts-requested':
    case 'price-dropped':
      return buildAlertEmail(db, facts, shop.url)
    case 'order-link': {
      const order = await findLookedUpOrder(db, facts)
      return order && orderLinkEmail({ order, url: shop.url })
    }
    case 'sign-in':
      return signInEmail({ ...facts, url: shop.url })
    case 'confirm-account':
      return confirmAccountEmail(facts)
    case 'account-deletion':
    case 'data-deletion':
      return deletionEmail({ ...facts, url: shop.url })
    case 'account-deleted':
    case 'data-deleted':
      return deletedEmail(facts.kind)
    case 'passkey-added':
    case 'passkey-removed':
      return passkeyEmail({ ...facts, url: shop.url })
    case 'staff-invitation':
      return staffInvitationEmail({ ...facts, shop })
    case 'staff-security':
      return staffSecurityEmail({ ...facts, shop })
    case 'change-email':
      return changeEmailEmail(facts, shop.url)
    case 'email-changed':
      return emailChangedEmail(facts, shop.url)
    case 'review-hidden': {
      const review = await findHiddenReview(db, facts.reviewId, facts.hiddenAt)
      return review && reviewHiddenEmail({ ...review, url: shop.url })
    }
    case 'gift-card':
      return giftCardEmail(facts, shop)
    case 'setup-test':
      return setupTestEmail(shop)
    case 'email-test':
      return buildTestEmail(db, facts.of, shop)
    case 'contact-message':
    case 'contact-receipt':
      return buildContactEmail(db, facts, shop.url)
    case 'payment-mismatch': {
      const mismatch = await findMismatch(db, facts.mismatchId)
      return mismatch && paymentMismatchEmail({ mismatch })
    }
  }
}

async function buildContactEmail(
  db: Db,
  { kind, messageId }: Extract<EmailFacts, { messageId: number }>,
  url: string,
): Promise<EmailContent | undefined> {
  const message = await findContactMessageById(db, messageId)
  if (!message) return undefined
  return kind === 'contact-message' ? contactMessageEmail(message) : contactReceiptEmail(message, url)
}
