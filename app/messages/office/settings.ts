import type { SettingTopic } from '../../commerce/settings/setting-topics.ts'

/** Settings by topic. `app/messages/en/settings.ts` has the settings themselves. */
export const officeSettingsMessages = {
  title: 'Settings',
  setup: 'Set up your shop',
  setupHint: 'A checklist that tries each step.',
  topicsTitle: 'The shop',
  recordsTitle: 'Shipping, money and pages',
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
  saved: (topic: string) => `${topic} saved.`,
  unchanged: 'Nothing was different.',
  someone: 'Someone else',
  stripe: {
    on: 'Stripe is connected.',
    test: 'Test payments are on: no money moves.',
    off: 'Cards are taken by Stripe. Its keys are set where the shop runs, not here: STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.',
  },
}
