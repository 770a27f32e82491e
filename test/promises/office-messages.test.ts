import { expect, it } from 'vitest'
import { runWithEmails } from '#messages/current-emails.ts'
import { customerDataMessages } from '#messages/office/customer-data.ts'
import { giftCardMessages } from '#messages/office/gift-cards.ts'
import { orderCaseMessages } from '#messages/office/order-cases.ts'
import { orderEditMessages } from '#messages/office/order-edit.ts'
import { orderPageMessages } from '#messages/office/order-page.ts'
import { orderStepMessages } from '#messages/office/order-steps.ts'
import { officeReviewMessages } from '#messages/office/reviews.ts'
import { shipPastedMessages } from '#messages/office/ship-pasted.ts'
import { officeStockMessages } from '#messages/office/stock.ts'

const address = 'ada@example.com'

/** Anything a text may be given: its fields, and itself as a part of a sentence. */
const given = Object.assign(Object(address), { email: address, amount: '$5.00', to: 'a card', count: 1 })

const promise =
  /\bemails?\b (the|me|a|ada)\b|\bemail (ada|the customer|a label)|gets? (an email|the code|the tracking)|(on its|is on) way to ada|goes (out|to ada)|by email|and email( ada| the|$)|emails? .{0,10}go out|the email (has|says)|^resend/i

function textsOf(messages: unknown): string[] {
  if (typeof messages === 'string') return [messages]
  if (typeof messages === 'function') {
    try {
      return textsOf(messages(given, given, given))
    } catch {
      // Texts about a row of their own promise nothing by email.
      return []
    }
  }
  return messages && typeof messages === 'object' ? Object.values(messages).flatMap(textsOf) : []
}

it.each(
  Object.entries({
    customerDataMessages,
    giftCardMessages,
    orderCaseMessages,
    orderEditMessages,
    orderPageMessages,
    orderStepMessages,
    officeReviewMessages,
    shipPastedMessages,
    officeStockMessages,
  }),
)('%s promise emails only if the shop sends them', (_, messages) => {
  const promised = (sends: boolean) =>
    runWithEmails(sends, () => textsOf(messages).filter(text => promise.test(text)))
  expect(promised(true).length).toBeGreaterThan(0)
  expect(promised(false)).toEqual([])
})
