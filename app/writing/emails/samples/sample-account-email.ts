import type { PreviewedKind } from '#commerce/running/outbox/email-kinds.ts'
import { changeEmailEmail, emailChangedEmail } from '../accounts/change-email-emails.ts'
import { confirmAccountEmail } from '../accounts/confirm-account-email.ts'
import { deletedEmail, deletionEmail } from '../accounts/deletion-emails.ts'
import { passkeyEmail } from '../accounts/passkey-email.ts'
import { signInEmail } from '../accounts/sign-in-email.ts'
import { setupTestEmail } from '../contact/setup-test-email.ts'
import type { EmailContent, EmailShop } from '../layout/email-content.ts'
import { staffInvitationEmail } from '../staff/staff-invitation-email.ts'
import { staffSecurityEmail } from '../staff/staff-security-email.ts'
import { sampleToken as token } from './sample-order.ts'

const code = '482913'
const device = 'Safari, iPhone'

/** A sample email about an account of a customer or staff member; undefined for other kinds. */
export function sampleAccountEmail(kind: PreviewedKind, shop: EmailShop): EmailContent | undefined {
  const { url } = shop
  switch (kind) {
    case 'sign-in':
      return signInEmail({ code, link: token, url })
    case 'confirm-account':
      return confirmAccountEmail({ code })
    case 'change-email':
      return changeEmailEmail({ code, link: token }, url)
    case 'email-changed':
      return emailChangedEmail({ token }, url)
    case 'account-deletion':
    case 'data-deletion':
      return deletionEmail({ kind, token, dueAt: new Date().toISOString(), url })
    case 'account-deleted':
    case 'data-deleted':
      return deletedEmail(kind)
    case 'passkey-added':
    case 'passkey-removed':
      return passkeyEmail({ kind, name: device, url })
    case 'staff-invitation':
      return staffInvitationEmail({ token, inviter: 'Grace Hopper', shop })
    case 'staff-security':
      return staffSecurityEmail({ event: 'passkey-added', detail: device, shop })
    case 'setup-test':
      return setupTestEmail(shop)
  }
}
