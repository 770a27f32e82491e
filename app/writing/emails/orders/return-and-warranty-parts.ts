import type { Settings } from '#commerce/running/settings/settings.ts'
import { orderEmailMessages } from '#messages/order-emails.ts'
import type { EmailPart } from '../layout/email-content.ts'
import { withdrawalUrl } from '../layout/email-urls.ts'

/** A period of 0 isn't promised. */
export type PromisedPeriods = Pick<Settings, 'returnDays' | 'warrantyYears' | 'withdrawalDays'>

/** Directive 2011/83/EU, articles 9 and 11a, gives the right to withdraw; the shop's policy can't limit it. */
export function returnAndWarrantyParts(
  { returnDays, warrantyYears, withdrawalDays }: PromisedPeriods,
  url: string,
): EmailPart[] {
  const { changeOfMind, warranty } = orderEmailMessages
  const sentences = [
    ...(returnDays > 0 ? [changeOfMind.returns({ days: returnDays })] : []),
    ...(withdrawalDays > 0
      ? [changeOfMind.withdrawal({ days: withdrawalDays, url: withdrawalUrl(url) })]
      : []),
  ]
  return [
    ...(sentences.length > 0 ? [note(changeOfMind.title, sentences.join(' '))] : []),
    ...(warrantyYears > 0 ? [note(warranty.title, warranty.text({ years: warrantyYears }))] : []),
  ]
}

function note(title: string, text: string): EmailPart {
  return { kind: 'note', title, text }
}
