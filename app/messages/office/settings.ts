import type { SettingTopic } from '../../commerce/settings/setting-topics.ts'
import { formatList } from '../format.ts'

/** Settings by topic. `app/messages/en/settings.ts` has the settings themselves. */
export const officeSettingsMessages = {
  title: 'Settings',
  setup: 'Set up your shop',
  setupHint: 'A checklist that tries each step.',
  topicsTitle: 'The shop',
  recordsTitle: 'Payments',
  topics: {
    shop: ['Shop', 'Name, address, language, currency, and the texts around every page.'],
    checkout: ['Checkout', 'The quantity limit, and whether prices include tax.'],
    payments: ['Payments', 'How long orders wait for their money, and how much they may hold.'],
    shipping: ['Shipping', 'Handling days, and what product pages and the cart say about shipping.'],
    returns: ['Returns and warranty', 'Promises after delivery, and the address for returns.'],
    invoices: ['Invoices', 'The seller and the tax ID on every invoice.'],
    stock: ['Stock', 'When shoppers see how few are left, and when the stock list warns.'],
    catalog: ['Catalog', 'How many products a page shows, search, and reviews.'],
    security: ['Security contact', 'The contact for security reports, in /.well-known/security.txt.'],
  } satisfies Record<SettingTopic, [title: string, text: string]>,
  choices: { yes: 'Yes', no: 'No', on: 'On', off: 'Off', en: 'English', de: 'Deutsch' } as Record<
    string,
    string
  >,
  says: 'Shoppers see the change at once. Nobody gets an email.',
  /** The changed values, for the notice with Undo. */
  saved: (changes: readonly { label: string; before: string; after: string }[]) => {
    const [{ label, before, after } = { label: '', before: '', after: '' }] = changes
    const isLong = Math.max(before.length, after.length) > 60
    if (changes.length > 1 || isLong) return `${formatList(changes.map(one => one.label))} saved.`
    return before === '' || after === ''
      ? `${label} is now ${after === '' ? 'empty' : `“${after}”`}.`
      : `${label} changed from “${before}” to “${after}”.`
  },
  /** In place of the help for command lines, where the form has a list to choose from. */
  hints: {
    country: 'Checkout suggests it, and taxes and shipping are tried for it.',
    currency: 'Choose it before you enter prices: it’s fixed after the first order.',
    time_zone: 'Dates in the office, and the days of delivery estimates.',
  } as Record<string, string>,
  peopleTitle: 'People',
  people: {
    staff: ['Staff', 'Who works here, their roles, and invitations.'],
    account: ['Your account', 'How you sign in, your devices, and keyboard shortcuts.'],
  },
  unchanged: 'Nothing was different.',
  someone: 'Someone else',
  stripe: {
    on: 'Stripe is connected.',
    test: 'Test payments are on: no money moves.',
    off: 'Cards are taken by Stripe. Its keys are set where the shop runs, not here: STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.',
  },
}
