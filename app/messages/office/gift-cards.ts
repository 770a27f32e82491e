import type { GiftCardState } from '#commerce/selling/gift-cards/gift-card-state.ts'
import { amountExample } from '../amount-example.ts'
import { sendsEmails } from '../current-emails.ts'
import { inLanguage } from '../in-language.ts'
import { noEmail } from './emails.ts'

/** Texts of the gift cards. */
export const giftCardMessages = inLanguage({
  title: 'Gift cards',
  intro: 'Issue cards, see what is left on them, and block lost ones. A code is shown once.',
  name: (ending: string) => `Gift card ending ${ending}`,
  short: (ending: string) => `•••• ${ending}`,
  caption: 'Gift cards, newest first',
  views: 'Views of the gift cards',
  tabs: { '': 'All', active: 'Active', empty: 'Empty', expired: 'Expired', blocked: 'Blocked' },
  states: {
    active: 'Active',
    empty: 'Empty',
    expired: 'Expired',
    blocked: 'Blocked',
  } satisfies Record<GiftCardState, string>,
  none: 'No gift cards have been issued yet.',
  noneFound: 'No gift cards match.',
  showAll: 'Show all gift cards',
  search: 'Search gift cards',
  placeholder: 'Last four characters',
  columns: { card: 'Card', balance: 'Balance', state: 'Status', issued: 'Issued', expires: 'Expires' },
  of: (balance: string, initial: string) => `${balance} of ${initial}`,
  never: 'Never',
  labels: { initial: 'Issued with' },
  ledger: 'Ledger',
  ledgerColumns: { reason: 'What', amount: 'Amount', at: 'When' },
  reasons: {
    issued: 'Issued',
    spent: 'Spent',
    refunded: 'Refunded',
    canceled: 'Taken off',
  } as Record<string, string>,
  block: 'Block',
  unblock: 'Unblock',
  blocked: (ending: string) => `The card ending ${ending} is blocked. It keeps its balance.`,
  unblocked: (ending: string) => `The card ending ${ending} can be spent again.`,
  noAdjust: 'Balances change only by orders and refunds. To add money, issue another card.',
  issue: {
    action: 'Issue a gift card',
    amount: 'Amount',
    expires: 'Expires after',
    expiresHint:
      'The last day it can be spent. Leave empty if it never expires. In many places a card must last for years.',
    email: 'Recipient’s email',
    get emailHint(): string {
      return sendsEmails()
        ? 'Gets the code in about a minute. Leave empty to hand it over yourself.'
        : `${noEmail} You see the code once and hand it over yourself.`
    },
    message: 'Message',
    messageHint: 'Above the code in the email.',
    reviewFirst: 'Nothing happens until you have seen what it does.',
    review: 'Review',
    button: (amount: string) => `Issue ${amount}`,
    buttonEmail: (amount: string, email: string) =>
      sendsEmails() ? `Issue ${amount} and email ${email}` : `Issue ${amount}`,
    says: (amount: string) => `A card with ${amount}. You see its code once and hand it over yourself.`,
    saysEmail: (amount: string, email: string) =>
      sendsEmails()
        ? `A card with ${amount}. ${email} gets the code by email.`
        : `A card with ${amount}. ${noEmail} You see its code once and hand it over to ${email} yourself.`,
    get wrongAmount(): string {
      return `Enter an amount above zero, such as ${amountExample(50)}.`
    },
    wrongDate: 'Choose a day from today on.',
    wrongEmail: 'Enter a whole email address, or none.',
    tooLong: 'At most 500 characters.',
    issued: 'The gift card is issued',
    code: 'Code',
    once: 'Copy it now: it can’t be shown again.',
    emailed: (email: string) =>
      sendsEmails() ? `It’s also on its way to ${email}.` : `${noEmail} Hand it over to ${email} yourself.`,
    again: 'This card was issued already, and its code was shown then. Block it if the code is lost.',
    open: 'See the card',
    undo: 'Undo',
  },
})
