import type { ReturnReason, ReturnState } from '#commerce/after-sale/return-state.ts'
import { sendsEmails } from '../current-emails.ts'
import { inLanguage } from '../in-language.ts'
import { noEmail } from './emails.ts'

const customerGets = () => (sendsEmails() ? 'The customer gets an email.' : noEmail)

const messageGoes = (email: string) => (sendsEmails() ? `Goes to ${email}.` : noEmail)

/** Texts of the returns and warranty claims of an order. */
export const orderCaseMessages = inLanguage({
  title: 'Returns and claims',
  returnTitle: ({ number, date }: { number: string; date: string }) => `Return ${number}, requested ${date}`,
  states: {
    requested: 'Waits for your answer.',
    accepted: 'Approved. Receive it once it’s back.',
    received: 'Received. The refund isn’t complete yet.',
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
  refunds: ({ amount }: { amount: string }) => `Refunds ${amount} when it’s back.`,
  answered: (answer: string) => `Your answer: ${answer}`,
  answer: (number: string) => `Answer ${number}`,
  message: 'Message to the customer',
  messageHint: ({ email }: { email: string }) => `${messageGoes(email)} To decline, say why.`,
  get accept(): string {
    return sendsEmails() ? 'Approve and email a label' : 'Approve'
  },
  get decline(): string {
    return sendsEmails() ? 'Decline and email' : 'Decline'
  },
  receive: ({ amount }: { amount: string }) => `Receive and refund up to ${amount}`,
  receiveHint: ({ to }: { to: string }) =>
    sendsEmails()
      ? `Refunds received items to ${to}, puts them back in stock unless they’re damaged, and emails the customer once the refund is sent.`
      : `Refunds received items to ${to}, and puts them back in stock unless they’re damaged. ${noEmail}`,
  itemColumn: 'Item',
  arrivedColumn: 'Came',
  damagedColumn: 'Of these damaged',
  arrivedOf: ({ title }: { title: string }) => `How many of ${title} came`,
  damagedOf: ({ title }: { title: string }) => `How many of these ${title} are damaged`,
  ofOpen: ({ count }: { count: number }) => `of ${count}`,
  closesRest: 'Nothing more will come: close the return',
  cameSoFar: ({ items }: { items: string }) => `Came so far: ${items}.`,
  damagedUnits: ({ item, count }: { item: string; count: number }) => `${item} (${count} damaged)`,
  refundedSoFar: ({ amount }: { amount: string }) => `Refund so far: ${amount}.`,
  get accepted(): string {
    return `Approved. ${sendsEmails() ? 'The customer gets an email with the label.' : noEmail}`
  },
  get declined(): string {
    return `Declined. ${customerGets()}`
  },
  received: 'Received. Sellable items are back in stock. The timeline shows the refund.',
  partlyReceived: 'Received. The timeline shows the refund for what arrived. The rest stays open.',
  claimTitle: ({ number, date, item }: { number: string; date: string; item: string }) =>
    `Warranty claim ${number}, ${date}: ${item}`,
  claimHint: ({ email }: { email: string }) => messageGoes(email),
  get answerClaim(): string {
    return sendsEmails() ? 'Answer by email' : 'Answer'
  },
  takeBack: 'Take it back and refund it',
  get claimAnswered(): string {
    return `Answered. ${customerGets()}`
  },
  refusals: {
    'unknown-return': 'This return isn’t known.',
    'not-open': 'Nothing was changed: somebody else answered this return meanwhile.',
    'changed-meanwhile': 'Nothing was changed: somebody else received a package of this return meanwhile.',
    'nothing-arrived': 'Nothing was changed: enter how many came. If nothing will come, decline the return.',
    'more-than-open': 'Nothing was changed: that’s more than is still to come.',
    'more-damaged': 'Nothing was changed: more are damaged than came.',
    unreadable: 'Nothing was changed: enter whole numbers.',
    'needs-message': 'Nothing was sent: write a message first.',
    'unknown-claim': 'This claim isn’t known.',
    'answered-before': 'Nothing was sent: somebody else answered this claim meanwhile.',
    'too-long': ({ max }: { max: number }) => `Nothing was sent: a message can have up to ${max} characters.`,
  },
})
