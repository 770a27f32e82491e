import type { EmailFacts } from '../../running/outbox/email.ts'
import { proseText } from '../../values/typed/typed-text.ts'

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

export type CheckedEmailText =
  | { ok: true; text: string }
  | { ok: false; reason: 'too-long'; max: number }
  | { ok: false; reason: 'unknown-placeholder'; placeholder: string; known: readonly string[] }
  | { ok: false; reason: 'control-characters' }

/** A typed text, on one line unless it's a paragraph. An empty one stands for the shop's. */
export function checkEmailText(kind: EmailKind, field: EmailTextField, typed: string): CheckedEmailText {
  const lines = proseText(typed)
  const text = isParagraph(field) ? lines : lines.replace(/\s+/g, ' ')
  const max = maxEmailTextLengths[field]
  if (text.length > max) return { ok: false, reason: 'too-long', max }
  if (/(?![\t\n])\p{Cc}/u.test(text)) return { ok: false, reason: 'control-characters' }
  const known = placeholdersOf(kind, field)
  const [unknown] = [...text.matchAll(/\{[^{}]*\}|[{}]/g)]
    .map(([placeholder]) => placeholder)
    .filter(placeholder => !known.includes(placeholder.slice(1, -1)))
  return unknown === undefined
    ? { ok: true, text }
    : { ok: false, reason: 'unknown-placeholder', placeholder: unknown, known }
}
