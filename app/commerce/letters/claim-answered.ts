import { type ClaimFacts, claimedGood } from './claim-letters.ts'
import { orderAddress } from './letter-addresses.ts'
import { button, type Paper, text } from './paper/paper.ts'

export function claimAnswered(facts: ClaimFacts): Paper {
  const { order, claim, url } = facts
  return {
    subject: `About your warranty claim ${claim.number}`,
    preview: `About ${facts.line.title}.`,
    heading: 'Our answer to your warranty claim',
    parts: [
      { kind: 'lines', title: 'Our answer', lines: claim.answer.split('\n') },
      ...claimedGood(facts),
      text('If something is left open, please answer to this letter.'),
      button('See your order', orderAddress(url, order.token)),
    ],
  }
}
