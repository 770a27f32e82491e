import type { ReturnState } from '#commerce/after-sale/return-state.ts'
import type { RefundTarget } from '#commerce/orders/refund-target.ts'
import { sendsEmails } from './current-emails.ts'
import { inLanguage } from './in-language.ts'

interface Refund {
  amount: string
  target: RefundTarget
}

const targets: Record<RefundTarget, string> = {
  payment: 'your original payment method',
  'gift-card': 'your gift card',
  both: 'your original payment method and your gift card',
}

interface ReturnHeadline {
  title: (at: { date: string }) => string
  next: (refund: Refund) => string
}

export const orderHeadlineMessages = inLanguage({
  thanks: ({ name }: { name: string }) => (name === '' ? 'Thank you' : `Thank you, ${name}`),
  sentTo: ({ email }: { email: string }) => `We’ve sent your confirmation to ${email}.`,
  inDemoInbox: ({ email }: { email: string }) => `Your confirmation for ${email} is in the demo inbox.`,
  willSendTo: ({ email }: { email: string }) => `Once it’s paid, we’ll send your confirmation to ${email}.`,
  keepPage: ({ email }: { email: string }) =>
    `Keep this page: it says how to pay. Once your transfer arrives, we’ll send your confirmation to ${email}.`,
  updatesTo: ({ email }: { email: string }) => `We’ll send updates to ${email}.`,
  keepLink: 'This shop sends no emails. Keep the link of this page: it leads back to your order.',
  shipped: ({ name }: { name: string }) => (name === '' ? 'On its way' : `On its way, ${name}`),
  partShipped: ({ name }: { name: string }) =>
    name === '' ? 'Part of your order is on its way' : `Part of your order is on its way, ${name}`,
  shippedNext: 'The carrier has your order.',
  delivered: ({ date }: { date: string }) => `Delivered on ${date}`,
  deliveredNext: 'We hope you love it.',
  canceled: ({ date }: { date: string }) => `Canceled on ${date}`,
  notPaidInTime: 'We didn’t receive your payment in time.',
  notCharged: 'You weren’t charged.',
  giftCardRestored: ({ amount }: { amount: string }) => `We put ${amount} back on your gift card.`,
  refundingAmount: ({ amount, target }: Refund) => `We’re refunding ${amount} to ${targets[target]}.`,
  refundedAmount: ({ amount, target }: Refund) => `We refunded ${amount} to ${targets[target]}.`,
  returned: 'Returned',
  refunded: 'Refunded',
  withdrawn: ({ date }: { date: string }) => `Withdrawn on ${date}`,
  get withdrawnNext(): string {
    return sendsEmails()
      ? 'We’ll email you about returning the items and about your refund.'
      : 'We’ll contact you about returning the items and about your refund.'
  },
  returns: {
    requested: {
      title: ({ date }) => `Return requested on ${date}`,
      next: (): string =>
        sendsEmails()
          ? 'We’ll review it and email you a return label.'
          : 'We’ll review it. You’ll find our answer on the return’s page.',
    },
    accepted: {
      title: ({ date }) => `Return approved on ${date}`,
      next: ({ amount }) => `Send it back with its label. We’ll refund ${amount} once it arrives.`,
    },
    received: {
      title: ({ date }) => `Return received on ${date}`,
      next: ({ amount, target }) => `We’re refunding ${amount} to ${targets[target]}.`,
    },
    refunded: {
      title: ({ date }) => `Return refunded on ${date}`,
      next: ({ amount, target }) => `We refunded ${amount} to ${targets[target]}.`,
    },
    declined: {
      title: ({ date }) => `Return declined on ${date}`,
      next: () => 'You’ll find our reply on the return’s page.',
    },
  } satisfies Record<ReturnState, ReturnHeadline>,
  returnRest: ({ amount }: { amount: string }) =>
    `Part of it has arrived. We’ll refund ${amount} once the rest arrives.`,
  viewReturn: ({ number }: { number: string }) => `View return ${number}`,
})
