import type { ReturnReason, ReturnState } from '../../commerce/after-sale/return-state.ts'

/** Texts of the returns and warranty claims of an order. */
export const orderCaseMessages = {
  title: 'Returns and claims',
  returnTitle: ({ number, date }: { number: string; date: string }) => `Return ${number}, requested ${date}`,
  states: {
    requested: 'Waits for your answer.',
    accepted: 'Approved. Receive it once it’s back.',
    received: 'Received. The refund is on its way.',
    refunded: 'Received and refunded.',
    declined: 'Declined.',
  } satisfies Record<ReturnState, string>,
  reasons: {
    'does-not-fit': 'It doesn’t fit.',
    'not-as-shown': 'It looks different from the pictures.',
    'not-wanted': 'No longer wanted.',
    'wrong-item': 'Wrong item received.',
    damaged: 'It arrived damaged.',
    other: 'Another reason.',
  } satisfies Record<ReturnReason, string>,
  worth: ({ amount }: { amount: string }) => `Worth ${amount}.`,
  answered: (answer: string) => `Your answer: ${answer}`,
  answer: (number: string) => `Answer ${number}`,
  message: 'Message to the customer',
  messageHint: ({ email }: { email: string }) => `Goes to ${email}. To decline, say why.`,
  accept: 'Approve and email a label',
  decline: 'Decline and email',
  receive: ({ amount }: { amount: string }) => `Receive and refund ${amount}`,
  receiveHint: ({ to }: { to: string }) =>
    `Puts the items back in stock, refunds ${to}, and emails the customer.`,
  accepted: 'Approved. The customer gets an email with the label.',
  declined: 'Declined. The customer gets an email.',
  received: 'Received. The items are back in stock, and the refund is on its way.',
  claimTitle: ({ number, date, item }: { number: string; date: string; item: string }) =>
    `Warranty claim ${number}, ${date}: ${item}`,
  claimHint: ({ email }: { email: string }) => `Goes to ${email}.`,
  answerClaim: 'Answer by email',
  claimAnswered: 'Answered. The customer gets an email.',
  refusals: {
    'unknown-return': 'This return isn’t known.',
    'not-open': 'Nothing was changed: somebody else answered this return meanwhile.',
    'needs-message': 'Nothing was sent: write a message first.',
    'unknown-claim': 'This claim isn’t known.',
    'answered-before': 'Nothing was sent: somebody else answered this claim meanwhile.',
    'too-long': ({ max }: { max: number }) => `Nothing was sent: a message can have up to ${max} characters.`,
  },
}
