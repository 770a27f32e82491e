import { orderAddress } from './letter-addresses.ts'
import { button, type Paper, text } from './paper/paper.ts'
import { type ReturnFacts, returnedGoods } from './return-letters.ts'

export function returnAccepted(facts: ReturnFacts): Paper {
  const { order, found, returnAddress, url } = facts
  return {
    subject: `Your return ${found.number} can be sent`,
    preview: 'Here is what goes on the parcel.',
    heading: 'Your return can be sent',
    parts: [
      text(
        `Please send the goods of your return ${found.number} to the address below, with these lines on the outside of the parcel. We pay you back when they are here.`,
      ),
      ...(found.answer === '' ? [] : [text(found.answer)]),
      { kind: 'lines', title: 'For the parcel', lines: [...returnAddress, `Return ${found.number}`] },
      ...returnedGoods(facts),
      button('See your order', orderAddress(url, order.token)),
    ],
  }
}
