import type { EmailFacts } from '../../running/outbox/email.ts'

type EmailKind = EmailFacts['kind']

/** What the merchant may word. Everything else, such as items, totals, links and terms, is the shop's. */
export const emailTextFields = ['subject', 'heading', 'opening', 'closing', 'button'] as const

export type EmailTextField = (typeof emailTextFields)[number]

/** The merchant's own texts of an email; a missing one is the shop's. */
export type EmailTexts = Partial<Record<EmailTextField, string>>

/** In characters. */
export const maxEmailTextLengths: Record<EmailTextField, number> = {
  subject: 120,
  heading: 120,
  opening: 1000,
  closing: 1000,
  button: 40,
}

export function isParagraph(field: EmailTextField): boolean {
  return field === 'opening' || field === 'closing'
}

const ofOrders: readonly EmailKind[] = [
  ...(['order-confirmed', 'payment-received', 'order-shipped', 'order-edited', 'order-canceled'] as const),
  ...(['refunded', 'transfer-reminder', 'payment-reminder'] as const),
  ...(['return-requested', 'return-accepted', 'return-declined'] as const),
  ...(['claim-received', 'claim-answered'] as const),
]

const others: readonly EmailKind[] = [
  ...(['order-link', 'contact-receipt', 'back-in-stock-requested', 'back-in-stock'] as const),
  ...(['price-alerts-requested', 'price-dropped', 'confirm-email', 'sign-in'] as const),
]

/** Their button names an amount, or there may be none. */
const withoutButton: readonly EmailKind[] = ['order-edited', 'order-shipped', 'price-dropped']

/** The fields of an email that the merchant may word. Emails about the safety of accounts, legal receipts and those to staff have none. */
export function editableFields(kind: EmailKind): readonly EmailTextField[] {
  if (!ofOrders.includes(kind) && !others.includes(kind)) return []
  return withoutButton.includes(kind) ? emailTextFields.filter(field => field !== 'button') : emailTextFields
}

/** Subjects are stored as they are, so no name is in them. */
export function placeholdersOf(kind: EmailKind, field: EmailTextField): readonly string[] {
  if (!ofOrders.includes(kind)) return ['shop']
  return field === 'subject' ? ['shop', 'order'] : ['shop', 'order', 'name']
}
