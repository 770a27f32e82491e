import type { CodeRefusal } from '#commerce/selling/promotions/code-refusal.ts'
import { formatNumber } from '../format.ts'
import { inLanguage } from '../in-language.ts'

/** Why a promotion took nothing off a cart, with the facts to see it. */
interface RefusalFacts {
  minimum: string
  /** The price of the items it is about, and their number. */
  worth: string
  units: number
  /** How many "buy X, get Y" needs. */
  needed: number
  start: string
  end: string
  maxUses: number
}

const items = (count: number) => (count === 1 ? '1 item' : `${formatNumber(count)} items`)

/** Texts of the promotions and of trying one on a cart. */
export const promotionMessages = inLanguage({
  title: 'Promotions',
  intro:
    'Discounts with a code, or automatic. Orders keep the discount they were placed with. Every order that isn’t canceled is a use, paid or not.',
  add: 'Add a promotion',
  says: 'Shoppers see the change while the promotion runs. Nobody gets an email.',
  caption: 'Promotions in the order in which they apply',
  views: 'Views of the promotions',
  tabs: { '': 'All', running: 'Running', scheduled: 'Scheduled', ended: 'Ended' },
  none: 'There are no promotions yet.',
  noneFound: 'No promotions match.',
  showAll: 'Show all promotions',
  search: 'Search promotions',
  placeholder: 'Title or code',
  columns: { title: 'Promotion', code: 'Code', effect: 'Effect', state: 'Status', uses: 'Uses' },
  automatic: 'Automatic',
  states: {
    running: 'Running',
    scheduled: 'Scheduled',
    ended: 'Ended',
    'used-up': 'Used up',
  },
  /** After "Scheduled", and after "Running" or "Ended". */
  from: (date: string) => `for ${date}`,
  until: (date: string, hasEnded: boolean) => (hasEnded ? date : `until ${date}`),
  usesOf: (uses: number, max: number | null) =>
    max === null ? formatNumber(uses) : `${formatNumber(uses)} of ${formatNumber(max)}`,
  effects: {
    percent: (percent: number) => `${percent}% off`,
    amount: (amount: string) => `${amount} off`,
    'free-delivery': 'Free shipping',
    'buy-x-get-y': (buy: number, get: number) => `Buy ${buy}, get ${get} free`,
  },
  inCategory: (effect: string, category: string) => `${effect}, ${category}`,
  fromMinimum: (effect: string, minimum: string) => `${effect} from ${minimum}`,
  try: {
    title: 'Try it on this cart',
    intro: 'Priced like a real cart, with the fields as you typed them. Nothing is saved.',
    find: 'Add a product',
    add: 'Add',
    addItem: (name: string) => `Add ${name}`,
    remove: 'Remove',
    removeItem: (name: string) => `Remove ${name}`,
    quantity: (name: string) => `Quantity of ${name}`,
    country: 'Ships to',
    region: 'State or region',
    regionHint: 'A code such as CA, where taxes depend on it.',
    customer: 'Customer',
    customers: {
      new: 'Hasn’t used it',
      used: 'Has used it before',
      unconfirmed: 'Email not confirmed yet',
    },
    button: 'Try it',
    fixFields: 'Fix the marked fields first.',
    emptyCart: 'Add a product to see what the promotion does.',
    outcome: 'Without and with it',
    takesOff: ({ amount, after, before }: { amount: string; after: string; before: string }) =>
      `Takes ${amount} off: ${after} instead of ${before}.`,
    doesNotApply: (reason: string) => `It doesn’t apply. ${reason}`,
    atStart: (time: string) => `Prices are as of its start, ${time}.`,
    others: (titles: string) => `Both prices have ${titles}, too.`,
    columns: { item: 'Item', before: 'Without', after: 'With' },
    line: (name: string, quantity: number) => (quantity === 1 ? name : `${name} × ${quantity}`),
    shipping: 'Shipping',
    noShipping: 'You don’t ship there',
    tax: (name: string, rate: string) => `${name} ${rate}`,
    includedTax: (name: string, rate: string) => `Includes ${name} ${rate}`,
    total: 'Total',
    free: 'Free',
    refusals: {
      'unknown-code': () => 'The code isn’t valid.',
      'not-started': ({ start }) => `It starts on ${start}.`,
      ended: ({ end }) => `It ended on ${end}.`,
      'used-up': ({ maxUses }) => `All ${formatNumber(maxUses)} uses are gone.`,
      'already-used': () => 'This customer has used it before.',
      'unconfirmed-email': () => 'It’s once per customer, and this one hasn’t confirmed their email.',
      'below-minimum': ({ minimum, worth }) => `The minimum is ${minimum}; this cart has ${worth}.`,
      'not-applicable': () => 'None of these products is in its category.',
      'too-few-items': ({ units, needed }) => `It needs ${items(needed)}; this cart has ${items(units)}.`,
      // Only one code is tried, and no gift card.
      'one-code': () => '',
      'nothing-to-pay': () => '',
      'no-savings': () => 'It saves nothing here: what it takes off is free already, or another price rises.',
      'empty-gift-card': () => '',
      'blocked-gift-card': () => '',
      'one-gift-card': () => '',
      'other-currency': () => '',
    } satisfies Record<CodeRefusal, (facts: RefusalFacts) => string> as Record<
      CodeRefusal,
      (facts: RefusalFacts) => string
    >,
  },
})
