import type { Withdrawal } from '../withdrawals/withdrawal.ts'
import { timeInWords } from './paper/days-in-words.ts'
import { type Paper, type Part, text } from './paper/paper.ts'

/**
 * The acknowledgement of receipt on a durable medium, with the content of the statement and the day and the hour at which it
 * was made: Directive 2011/83/EU, article 11a(4), as Directive (EU) 2023/2673 puts it there.
 */
export function withdrawalReceipt({ withdrawal }: { withdrawal: Withdrawal }): Paper {
  const { number, name, orderNumber, email, words, declaredAt } = withdrawal
  const lines = (title: string, said: string): Part => ({ kind: 'lines', title, lines: said.split('\n') })
  return {
    subject: `Receipt of your withdrawal ${number}`,
    preview: `Made on ${timeInWords(declaredAt)}.`,
    heading: 'Receipt of your withdrawal',
    parts: [
      text('We have received your statement that you withdraw from the contract. Please keep this letter.'),
      lines('Received on', timeInWords(declaredAt)),
      lines('Number of this receipt', number),
      lines('Name', name),
      lines('Order', orderNumber),
      lines('E-mail', email),
      ...(words === '' ? [] : [lines('What you wrote', words)]),
      text('We look at it, and write to you about sending back the goods and about your money.'),
    ],
  }
}
