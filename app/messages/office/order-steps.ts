import type { CaseKind } from '#commerce/after-sale/cases/service-case.ts'
import type { ItemRefundRefusal } from '#commerce/after-sale/item-refund-reason.ts'
import { amountExample } from '../amount-example.ts'
import { sendsEmails } from '../current-emails.ts'
import { inLanguage } from '../in-language.ts'
import { noEmail } from './emails.ts'

const items = (count: number) => (count === 1 ? '1 item' : `${count} items`)

/** Texts of the pages that ship, refund and cancel an order. */
export const orderStepMessages = inLanguage({
  ship: {
    title: (number: string) => `Ship ${number}`,
    items: 'Items in this package',
    quantity: (name: string) => `Quantity of ${name}`,
    of: (count: number) => `of ${count}`,
    carrier: 'Carrier',
    tracking: 'Tracking number',
    url: 'Tracking page',
    urlHint: 'Leave it empty for DHL, FedEx, UPS and USPS.',
    says: ({ email }: { email: string }) =>
      `${
        sendsEmails()
          ? `Shipping emails the tracking number to ${email} after a minute. Until then, you can undo it.`
          : `${noEmail} Tell ${email} the tracking number yourself.`
      } Items that stay behind have to be packed again.`,
    button: 'Ship package',
    get shipped(): string {
      return `Shipped. ${sendsEmails() ? 'The email goes out in a minute.' : noEmail}`
    },
    refusals: {
      'no-carrier': 'Enter the carrier.',
      'no-tracking-number': 'Enter the tracking number.',
      'bad-url': 'Enter an address that starts with https://.',
      'nothing-chosen': 'Choose at least one item.',
      'more-than-left': 'There are fewer left to ship. Check the quantities.',
      'not-now': 'It isn’t packed, or somebody else shipped it meanwhile.',
    },
  },
  refund: {
    title: (number: string) => `Refund ${number}`,
    available: ({ amount }: { amount: string }) => `Up to ${amount} can be refunded.`,
    quantity: (name: string) => `Quantity of ${name}`,
    amount: (name: string) => `Amount for ${name}`,
    restock: (name: string) => `Put ${name} back in stock`,
    restockColumn: 'Back in stock',
    amountColumn: 'Amount',
    suggested: ({ each }: { each: string }) => `Leave empty to refund what was paid: ${each} each.`,
    extra: 'Another amount',
    extraHint: 'For goodwill, without items.',
    shipping: 'Shipping',
    shippingHint: (amount: string) => `Up to ${amount}. Returns don’t refund it again.`,
    reason: 'Reason',
    review: 'Review refund',
    reviewFirst: 'Nothing is refunded until you have seen the amount and where it goes.',
    says: ({ amount, to, email }: { amount: string; to: string; email: string }) =>
      sendsEmails()
        ? `This refunds ${amount} to ${to}, and emails ${email} once it’s sent. It can’t be undone.`
        : `This refunds ${amount} to ${to}. It can’t be undone. ${noEmail}`,
    restocks: (count: number) => `${items(count)} will be back in stock.`,
    button: (amount: string) => `Refund ${amount}`,
    done: ({ amount }: { amount: string }) => `Refund of ${amount} started.`,
    repeated: ({ amount }: { amount: string }) =>
      `This refund of ${amount} was started before. Nothing is refunded twice.`,
    changed: 'The amount has changed. Check it again.',
    targets: {
      'bank-transfer': 'the customer’s bank account, by a transfer that you send and then mark as sent',
      stripe: 'the card or account that paid',
      test: 'the test payment',
      'gift-card': 'the gift card',
    } as Record<string, string>,
    part: ({ amount, to }: { amount: string; to: string }) => `${amount} to ${to}`,
    refusals: {
      'nothing-chosen': 'Choose items or enter an amount.',
      'more-than-paid': 'That’s more than can be refunded.',
      'more-than-delivery': 'That’s more than shipping cost, less its refunds and returns.',
      'more-than-shipped':
        'That’s more than has shipped. Items that stay in the shop aren’t refunded one by one.',
      'more-than-line': 'That’s more than the item cost, less its refunds and returns.',
      'not-restockable': 'That many haven’t shipped, or they are in a return.',
      get unreadable(): string {
        return `Enter whole quantities, and amounts like ${amountExample(12)}.`
      },
    } satisfies Record<ItemRefundRefusal['reason'] | 'unreadable', string>,
  },
  takeBack: {
    title: ({ kind, number }: { kind: Exclude<CaseKind, 'return'>; number: string }) =>
      kind === 'claim' ? `Take items back for claim ${number}` : `Take items back for withdrawal ${number}`,
    items: 'Items that come back',
    wrote: 'The customer wrote',
    message: 'Message to the customer',
    messageHint: 'Appears in the email, above the label.',
    answerHint: 'Appears in the email, above the label, and answers the claim.',
    says: ({ email, amount, hasShipping }: { email: string; amount: string; hasShipping: boolean }) =>
      `${sendsEmails() ? `This emails the label to ${email}.` : `${noEmail} The customer finds the label on the order page.`} Nothing is refunded until you receive the items. All of them refund ${amount}${hasShipping ? ', shipping included' : ''}.`,
    button: 'Open return',
    done: (number: string) => `Return ${number} is open. Receive it once it’s back.`,
    nothingLeft: 'Everything that shipped is back, or in a return already.',
    refusals: {
      'unknown-case': 'This withdrawal or claim isn’t known.',
      'not-shipped': 'Not everything has shipped. Cancel the order, or remove the other items from it first.',
      'nothing-chosen': 'Choose at least one item.',
      'more-than-bought': 'Fewer are left: the others are back, or in a return.',
      'needs-message': 'Write a message: it answers the claim.',
      unreadable: 'Enter whole numbers, and a message of up to 1,500 characters.',
    },
  },
  cancel: {
    title: (number: string) => `Cancel ${number}`,
    says: ({ count, email }: { count: number; email: string }) =>
      sendsEmails()
        ? `This cancels the order, puts ${items(count)} back in stock and emails ${email}. It can’t be undone.`
        : `This cancels the order and puts ${items(count)} back in stock. It can’t be undone. ${noEmail}`,
    saysRefund: ({ amount, to }: { amount: string; to: string }) => `It refunds ${amount} to ${to}.`,
    saysInvoice: 'A credit note cancels its invoice.',
    button: 'Cancel order',
    buttonRefund: (amount: string) => `Cancel and refund ${amount}`,
    keep: 'Keep order',
    done: 'Canceled.',
    tooLate: 'It can’t be canceled anymore: something has shipped. Refund items instead.',
  },
})
