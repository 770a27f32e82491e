import type { ReturnReason, ReturnState } from '#commerce/after-sale/return-state.ts'
import type { RefundTarget } from '#commerce/orders/refund-target.ts'
import { sendsEmails } from './current-emails.ts'
import { formatNumber } from './format.ts'
import { inLanguage } from './in-language.ts'

export const returnMessages = inLanguage({
  title: ({ number }: { number: string }) => `Return from order ${number}`,
  titleWithNumber: ({ number }: { number: string }) => `Return from order <number>${number}</number>`,
  closedTitle: 'Nothing to return',
  notDeliveredYet: 'You can return items once they arrive.',
  closed: ({ number, date }: { number: string; date: string }) =>
    `You had until ${date} to return items from order ${number}, or you’ve already returned them all.`,
  requestBy: ({ date }: { date: string }) => `You can request a return until ${date}.`,
  whichItems: 'What are you returning?',
  quantityOf: ({ options }: { options: string }) =>
    options === '' ? ': quantity' : `, ${options}: quantity`,
  upTo: ({ max }: { max: number }) => `Up to ${formatNumber(max)}`,
  quantityFor: ({ quantity, amount }: { quantity: number; amount: string }) =>
    `${formatNumber(quantity)} (${amount})`,
  youGet: 'You’ll get back:',
  lessEarlierRefunds: 'That’s all that earlier refunds and returns leave.',
  reason: 'Reason for return',
  noReason: 'No reason',
  comment: 'Anything else?',
  request: 'Request return',
  reasons: {
    'does-not-fit': 'It doesn’t fit',
    'not-as-shown': 'It looks different from the pictures',
    'not-wanted': 'I changed my mind',
    'wrong-item': 'I received the wrong item',
    damaged: 'It arrived damaged',
    other: 'Other',
  } satisfies Record<ReturnReason, string>,
  refusals: {
    'too-many-open': ({ max }: { max: number }) =>
      `You already have ${max} open returns for this order. Please wait for our reply to those first.`,
    'nothing-chosen': (): string => 'Choose how many items you’re returning.',
    'more-than-bought': (): string => 'That’s more than you can still return. Please choose again.',
    'comment-too-long': ({ max }: { max: number }) =>
      `Keep your comment under ${formatNumber(max)} characters.`,
    'not-delivered': (): string => 'This order hasn’t arrived yet.',
    'not-offered': (): string => 'We don’t accept returns.',
    'too-late': (): string => 'The return window has closed.',
  },
  statusTitle: ({ number }: { number: string }) => `Return ${number}`,
  statusTitleWithNumber: ({ number }: { number: string }) => `Return <number>${number}</number>`,
  states: {
    requested: 'Requested',
    accepted: 'Approved',
    received: 'Received, refund pending',
    refunded: 'Refunded',
    declined: 'Declined',
  } satisfies Record<ReturnState, string>,
  nextSteps: {
    get requested(): string {
      return sendsEmails()
        ? 'We’ll review your request and email you a return label.'
        : 'We’ll review your request. You’ll find our answer and the return label on this page.'
    },
    accepted:
      'Print this page, put the label on your package, and send it back. We’ll refund you once it arrives.',
    received: 'Your return has arrived. We’re refunding you now.',
    refunded: 'We’ve refunded you.',
    declined: 'Our reply is below.',
  } satisfies Record<ReturnState, string>,
  refundGoesTo: {
    payment: 'To your original payment method',
    'gift-card': 'To your gift card',
    both: 'To your original payment method and your gift card',
  } satisfies Record<RefundTarget, string>,
  status: ({ state, next }: { state: string; next: string }) => `<strong>${state}.</strong> ${next}`,
  labelFrom: ({ address }: { address: string }) => `From: ${address}`,
  labelOrder: ({ number }: { number: string }) => `Order ${number}`,
  items: 'Items',
  arrived: 'Arrived',
  stillOpen: 'Still to arrive',
  missing: 'Didn’t arrive',
  refundedForArrived: ({ amount }: { amount: string }) => `${amount} of it for what arrived`,
  refundDone: 'Refunded',
  refundPending: 'Refund',
  requestedOn: 'Requested',
  reasonGiven: 'Reason',
  reply: 'Our reply',
})
