import type { EmailTextField, EmailTexts } from '#commerce/content/email-texts/email-text.ts'
import type { EmailContent } from '../layout/email-content.ts'

/** What placeholders stand for; an empty one isn't known, as the name of somebody whose address isn't proven. */
export type PlaceholderValues = Readonly<Record<string, string>>

/** An email with the merchant's texts. A text whose placeholder has no value gives way to the shop's. */
export function applyEmailTexts(
  content: EmailContent,
  texts: EmailTexts,
  values: PlaceholderValues,
): EmailContent {
  const filled = (field: EmailTextField) => fill(texts[field] ?? '', values)
  const [opening, closing, button] = [filled('opening'), filled('closing'), filled('button')]
  const parts = [...content.parts]
  const labeled = parts.findIndex(({ kind }) => kind === 'button')
  const first = parts[labeled]
  if (button && first?.kind === 'button') parts[labeled] = { ...first, label: button }
  // Terms and the link to unsubscribe stay last.
  const end = parts.findLastIndex(({ kind }) => kind !== 'note' && kind !== 'link') + 1
  if (closing) parts.splice(end, 0, { kind: 'text', text: closing })
  if (opening) parts.unshift({ kind: 'text', text: opening })
  return {
    ...content,
    subject: filled('subject') || content.subject,
    heading: filled('heading') || content.heading,
    parts,
  }
}

/** Empty if a value is. */
function fill(text: string, values: PlaceholderValues): string {
  const names = [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name!)
  if (names.some(name => !values[name])) return ''
  return text.replace(/\{([^{}]*)\}/g, (_, name: string) => values[name]!)
}
