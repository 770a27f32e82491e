import type { EmailFacts } from './email.ts'

export type EmailKind = EmailFacts['kind']

/** Every kind of email but tests of them, in the order of their page. */
export const emailGroups = {
  orders: [
    ...(['order-confirmed', 'payment-received', 'order-shipped', 'order-edited'] as const),
    ...(['order-canceled', 'refunded', 'transfer-reminder', 'payment-reminder', 'order-link'] as const),
    'gift-card',
  ],
  afterSale: [
    ...(['return-requested', 'return-accepted', 'return-declined'] as const),
    ...(['claim-received', 'claim-answered', 'withdrawal-receipt', 'contact-receipt'] as const),
    'review-hidden',
  ],
  alerts: [
    ...(['back-in-stock-requested', 'back-in-stock'] as const),
    ...(['price-alerts-requested', 'price-dropped', 'confirm-email'] as const),
  ],
  accounts: [
    ...(['sign-in', 'confirm-account', 'change-email', 'email-changed'] as const),
    ...(['passkey-added', 'passkey-removed', 'account-deletion', 'account-deleted'] as const),
    ...(['data-deletion', 'data-deleted'] as const),
  ],
  shop: [
    ...(['contact-message', 'payment-mismatch', 'staff-invitation', 'staff-security', 'setup-test'] as const),
  ],
} as const satisfies Record<string, readonly EmailKind[]>

export type EmailGroup = keyof typeof emailGroups

/** A kind that can be previewed. */
export type PreviewedKind = (typeof emailGroups)[EmailGroup][number]

export const previewedKinds: readonly PreviewedKind[] = Object.values(emailGroups).flat()

export function findPreviewedKind(name: string | undefined): PreviewedKind | undefined {
  return previewedKinds.find(kind => kind === name)
}

/** Emails to the merchant and staff are in English. */
export const englishOnlyKinds: readonly EmailKind[] = ['payment-mismatch', 'contact-message']
