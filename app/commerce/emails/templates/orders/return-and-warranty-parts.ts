import { orderEmailMessages } from '../../../../messages/order-emails.ts'
import type { Settings } from '../../../settings/settings.ts'
import type { EmailPart } from '../layout/email-content.ts'
import { withdrawalUrl } from '../layout/email-urls.ts'

/** Directive 2011/83/EU, articles 9 and 11a, gives the right to withdraw; the shop's policy can't limit it. */
export function returnAndWarrantyParts(
  { returnDays, warrantyYears }: Pick<Settings, 'returnDays' | 'warrantyYears'>,
  url: string,
): EmailPart[] {
  const { changeOfMind, warranty } = orderEmailMessages
  return [
    {
      kind: 'note',
      title: changeOfMind.title,
      text: changeOfMind.text({ days: returnDays, withdrawalUrl: withdrawalUrl(url) }),
    },
    { kind: 'note', title: warranty.title, text: warranty.text({ years: warrantyYears }) },
  ]
}
