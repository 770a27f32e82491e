import { orderAddress } from './letter-addresses.ts'
import { dayInWords } from './paper/days-in-words.ts'
import { button, type Paper, text } from './paper/paper.ts'
import { type ReturnFacts, returnedGoods } from './return-letters.ts'

export function returnAsked(facts: ReturnFacts): Paper {
  const { order, found, url } = facts
  return {
    subject: `We have your return ${found.number}`,
    preview: `Of order ${order.number}. We look at it and write to you.`,
    heading: 'We have your return',
    parts: [
      text(
        `On ${dayInWords(found.askedAt)} you asked to send back goods of your order ${order.number}. Your return has the number ${found.number}. We look at it, and write to you where to send them.`,
      ),
      ...returnedGoods(facts),
      button('See your order', orderAddress(url, order.token)),
    ],
  }
}
