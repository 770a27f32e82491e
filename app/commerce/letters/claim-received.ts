import { type ClaimFacts, claimedGood } from './claim-letters.ts'
import { orderAddress } from './letter-addresses.ts'
import { dayInWords } from './paper/days-in-words.ts'
import { button, type Paper, text } from './paper/paper.ts'

export function claimReceived(facts: ClaimFacts): Paper {
  const { order, claim, url } = facts
  return {
    subject: `We have your warranty claim ${claim.number}`,
    preview: `About ${facts.line.title}. We look at it and write to you.`,
    heading: 'We have your warranty claim',
    parts: [
      text(
        `On ${dayInWords(claim.claimedAt)} you told us of a fault. Your claim has the number ${claim.number}. We look at it and write to you.`,
      ),
      ...claimedGood(facts),
      button('See your order', orderAddress(url, order.token)),
    ],
  }
}
