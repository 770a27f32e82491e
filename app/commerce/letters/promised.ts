import type { Promises } from '../returns/promises.ts'
import { withdrawalAddress } from './letter-addresses.ts'
import type { Part } from './paper/paper.ts'

/** Withdrawal: Directive 2011/83/EU, articles 9 and 11a; nothing here takes anything of it away. */
export function promised({ returnDays, warrantyYears }: Promises, url: string): Part[] {
  const years = warrantyYears === 1 ? 'year' : 'years'
  return [
    {
      kind: 'note',
      title: 'If you change your mind',
      text: `You can send goods back within ${returnDays} days of delivery; the page of your order begins it. Consumers in the European Union may withdraw from the contract within 14 days of delivery without giving a reason, by the form at ${withdrawalAddress(url)} or by any clear statement to us. We then pay back what was paid, with the cost of the usual delivery, within 14 days of hearing of it.`,
    },
    {
      kind: 'note',
      title: 'If something is wrong with it',
      text: `We stand for our goods for ${warrantyYears} ${years} from delivery. Tell us on the page of your order. What the law gives you for goods that are not as agreed stays as it is.`,
    },
  ]
}
