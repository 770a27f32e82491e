import type { Withdrawal } from '../withdrawals/withdrawal.ts'
import { receiptAddress } from './letter-addresses.ts'
import { timeInWords } from './paper/days-in-words.ts'
import { button, type Paper, type Part, text } from './paper/paper.ts'

interface ReceiptFacts {
  withdrawal: Withdrawal & { key: string }
  url: string
}

/**
 * The acknowledgement of receipt on a durable medium, with the content of the statement and the day and the hour at which it
 * was made: Directive 2011/83/EU, article 11a(4), as Directive (EU) 2023/2673 puts it there.
 */
export function withdrawalReceipt({ withdrawal, url }: ReceiptFacts): Paper {
  const { number, name, orderNumber, email, words, declaredAt, key } = withdrawal
  return {
    subject: `Receipt of your withdrawal ${number}`,
    preview: `Made on ${timeInWords(declaredAt)}.`,
    heading: 'Receipt of your withdrawal',
    parts: [
      text('We have received your statement that you withdraw from the contract. Please keep this email.'),
      lines('Received on', timeInWords(declaredAt)),
      lines('Number of this receipt', number),
      lines('Name', name),
      lines('Order', orderNumber),
      lines('E-mail', email),
      ...(words === '' ? [] : [lines('What you wrote', words)]),
      text('We look at it, and write to you about sending back the goods and about your money.'),
      { kind: 'link', label: 'See this receipt in the shop', href: receiptAddress(url, key) },
    ],
  }
}

/**
 * The same for an address that no paid order proves. Anybody may have typed it, so nothing that was typed stands here: the
 * statement is on the page behind the link. The number of an order that has this address is the shop's own.
 */
export function shortReceipt({
  withdrawal: { number, declaredAt, key, matchedOrder },
  url,
}: ReceiptFacts & { withdrawal: { matchedOrder: string | null } }): Paper {
  return {
    subject: `Receipt of your withdrawal ${number}`,
    preview: `Made on ${timeInWords(declaredAt)}.`,
    heading: 'Receipt of your withdrawal',
    parts: [
      text('We have received a statement of withdrawal from a contract that gives this email address.'),
      lines('Received on', timeInWords(declaredAt)),
      lines('Number of this receipt', number),
      ...(matchedOrder === null ? [] : [lines('Order', matchedOrder)]),
      text('The receipt with the whole statement is on this page. Print it or save it to keep it.'),
      button('See the receipt', receiptAddress(url, key)),
      text('If you did not send it, there is nothing to do.'),
    ],
  }
}

const lines = (title: string, said: string): Part => ({ kind: 'lines', title, lines: said.split('\n') })
