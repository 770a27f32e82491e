import type { OrderEditRefusal } from '#commerce/after-sale/order-edit-refusal.ts'
import { sendsEmails } from '../current-emails.ts'
import { inLanguage } from '../in-language.ts'
import { noEmail } from './emails.ts'

interface About {
  /** The item it is about, if it is about one. */
  item: string
}

/** Texts of the page that edits an order before it is packed. */
export const orderEditMessages = inLanguage({
  action: 'Edit order',
  title: (number: string) => `Edit ${number}`,
  items: 'Items',
  quantity: (name: string) => `Quantity of ${name}`,
  zeroRemoves: '0 removes an item.',
  shipped: (count: number) => `${count} shipped`,
  inStock: (count: number) => `${count} in stock`,
  remove: 'Remove',
  removeItem: (name: string) => `Remove ${name}`,
  find: 'Add an item',
  add: 'Add',
  addItem: (name: string) => `Add ${name}`,
  contact: 'Customer and address',
  email: 'Email',
  deliveryStays: 'Shipping keeps its price.',
  preview: 'Show the new total',
  previewFirst: 'Nothing is saved until you have seen the new total.',
  isNew: 'New',
  columns: { item: 'Item', before: 'Before', after: 'After' },
  outcome: 'Before and after',
  shipTo: 'Ship to',
  total: 'Total',
  none: '–',
  amountOf: ({ quantity, price }: { quantity: string; price: string }) => `${quantity} × ${price}`,
  refunds: ({ amount, to }: { amount: string; to: string }) => `Refund ${amount} to ${to}.`,
  toGiftCard: (amount: string) => `${amount} goes back to the gift card.`,
  owes: {
    online: (amount: string) =>
      `The customer owes ${amount}; the ${sendsEmails() ? 'email' : 'order page'} has a link to pay.`,
    transfer: (amount: string) =>
      `The customer owes ${amount}; the ${sendsEmails() ? 'email' : 'order page'} says how to transfer it.`,
  },
  noMoney: 'No money moves.',
  unpaidAgain: 'The order is unpaid until then.',
  ships: 'Nothing is left to ship, so the order will be shipped.',
  creditNote: 'A credit note states what is less.',
  invoice: 'Another invoice states what is more.',
  emails: (email: string) =>
    sendsEmails()
      ? `After a minute, ${email} gets an email with the order as it is then.`
      : `${noEmail} Tell ${email} yourself.`,
  cannotUndo: 'A refund can’t be undone.',
  save: 'Save changes',
  saveAndRefund: (amount: string) => `Save and refund ${amount}`,
  saveAndAsk: (amount: string) => `Save and ask for ${amount}`,
  get saved(): string {
    return `Saved. ${sendsEmails() ? 'The email goes out in a minute.' : noEmail}`
  },
  savedRefund: (amount: string) => `Saved, and a refund of ${amount} started. It can’t be undone.`,
  editAgain: 'Edit again',
  changed: ({ label, before, after }: { label: string; before: string; after: string }) =>
    `${label}: ${before} → ${after}`,
  conflict: 'The order has changed since you saw it. Before is how it stands now; After has your changes.',
  outcomeChanged: 'Prices or stock have changed since. This is the new total.',
  unreadable: 'Enter whole quantities.',
  refusals: {
    'not-now': () => 'It can’t be edited anymore: it’s packed, shipped or canceled. Undo the packing first.',
    'nothing-changed': () => 'Nothing is different yet.',
    'no-items': () => 'An order needs an item. To take off all of them, cancel the order instead.',
    'less-than-shipped': ({ item }) =>
      `${item}: that many have shipped already. Refund shipped items instead.`,
    'over-limit': ({ item }) => `${item}: that’s more than the shop sells in one order.`,
    'too-many-lines': () => 'That’s too many different items for one order.',
    'sold-out': ({ item }) => `${item}: there aren’t that many in stock.`,
    'raised-after-shipping': () =>
      'Part of the order has shipped, so it can’t cost more. Place a new order for more items.',
    'payment-on-its-way': () => 'A payment for this order is on its way. Edit it once it has arrived.',
    'line-refunded': ({ item }) => `${item}: more than that was refunded already.`,
    'refunded-before': () => 'That much was refunded already. Nothing more can go back.',
  } satisfies Record<OrderEditRefusal, (about: About) => string>,
})
