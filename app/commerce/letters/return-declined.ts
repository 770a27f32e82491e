import { orderAddress } from './letter-addresses.ts'
import { button, type Paper, text } from './paper/paper.ts'
import type { ReturnFacts } from './return-letters.ts'

export function returnDeclined({ order, found, url }: ReturnFacts): Paper {
  return {
    subject: `About your return ${found.number}`,
    preview: `Of order ${order.number}.`,
    heading: 'We cannot take this return',
    parts: [
      text(
        `We cannot take back the goods of your return ${found.number} of order ${order.number}, for this reason:`,
      ),
      { kind: 'lines', title: 'Our answer', lines: found.answer.split('\n') },
      text('If you see it otherwise, please answer to this letter.'),
      button('See your order', orderAddress(url, order.token)),
    ],
  }
}
