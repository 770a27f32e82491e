import type { SettingTopic } from '#commerce/running/settings/setting-topics.ts'
import { formatList, formatNumber } from '../format.ts'
import { inLanguage } from '../in-language.ts'

/** Settings by topic. `app/messages/settings.ts` has the settings themselves. */
export const officeSettingsMessages = inLanguage({
  title: 'Settings',
  setup: 'Set up your shop',
  setupHint: 'A checklist that tries each step.',
  topicsTitle: 'The shop',
  recordsTitle: 'Payments',
  topics: {
    shop: ['Shop', 'Name, address, language, currency, and the texts around every page.'],
    theme: ['Theme', 'Logo, accent color, typeface, corners and density of the shop.'],
    emails: ['Emails', 'Every email the shop sends: a preview, and a test to yourself.'],
    checkout: ['Checkout', 'The quantity limit, and whether prices include tax.'],
    payments: ['Payments', 'How long orders wait for their money, and how much they may hold.'],
    shipping: ['Shipping', 'Handling days, and what product pages and the cart say about shipping.'],
    returns: ['Returns and warranty', 'Promises after delivery, and the address for returns.'],
    invoices: ['Invoices', 'The seller and the tax ID on every invoice.'],
    stock: ['Stock', 'When shoppers see how few are left, and when the stock list warns.'],
    catalog: ['Catalog', 'How many products a page shows, search, and reviews.'],
    backups: ['Backups', 'Daily copies of the whole shop, and how to restore one.'],
    security: ['Security contact', 'The contact for security reports, in /.well-known/security.txt.'],
  } satisfies Record<SettingTopic, [title: string, text: string]>,
  choices: {
    ...{ yes: 'Yes', no: 'No', on: 'On', off: 'Off', en: 'English', de: 'Deutsch' },
    ...{ 'instrument-sans': 'Instrument Sans', system: 'System sans-serif' },
    ...{ humanist: 'Humanist sans-serif: Seravek, Gill Sans, Calibri', serif: 'Serif: Iowan, Palatino' },
    ...{ none: 'Square', small: 'Slightly rounded', round: 'Round' },
    ...{ comfortable: 'Comfortable', compact: 'Compact' },
  } as Record<string, string>,
  color: {
    pick: 'Pick a color',
    /** What the picker shows for an empty field. */
    usual: '#1d3fd1',
    contrast: (ratio: number) =>
      `White text has a contrast of ${formatNumber(Math.floor(ratio * 10) / 10)}:1. 4.5:1 is needed.`,
    use: (color: string) => `Use ${color} instead`,
  },
  theme: {
    preview: 'Preview',
    previewHint: 'The shop on a phone, as typed. Only you see it.',
    frame: 'The shop with this theme',
    show: 'Show in preview',
    openTab: 'Open in a new tab',
    refused: 'This theme can’t be shown: check the color.',
  },
  /** When saving the settings of a topic has an effect. */
  says: (topic: SettingTopic): string =>
    (
      ({
        emails: 'Future emails use it. Saving sends none.',
        invoices: 'New invoices show it. Issued ones stay as they are.',
        payments: 'It applies from now on. Nobody gets an email.',
        returns: 'Shoppers see the change at once. Orders so far keep what they were promised.',
        security: 'The file security.txt changes at once.',
      }) as Partial<Record<SettingTopic, string>>
    )[topic] ?? 'Shoppers see the change at once. Nobody gets an email.',
  /** The changed values, for the notice with Undo. */
  saved: (changes: readonly { label: string; before: string; after: string }[]) => {
    const [{ label, before, after } = { label: '', before: '', after: '' }] = changes
    const isLong = [before, after].some(value => value.length > 60 || /^[0-9a-f]{24}$/.test(value))
    if (changes.length > 1 || isLong) return `${formatList(changes.map(one => one.label))} saved.`
    return before === '' || after === ''
      ? `${label} is now ${after === '' ? 'empty' : `“${after}”`}.`
      : `${label} changed from “${before}” to “${after}”.`
  },
  /** In place of the help for command lines, where the form has a list to choose from. */
  hints: {
    country: 'Checkout suggests it, and taxes and shipping are tried for it.',
    currency: 'Choose it before you enter prices: it’s fixed after the first order.',
    backup_daily: 'At a quiet hour. The shop stays open.',
    time_zone: 'Dates and times in the shop, the office and emails, and the days of delivery estimates.',
  } as Record<string, string>,
  peopleTitle: 'People',
  people: {
    staff: ['Staff', 'Who works here, their roles, and invitations.'],
    account: ['Your account', 'How you sign in, your devices, and keyboard shortcuts.'],
  },
  stripe: {
    on: 'Stripe is connected.',
    test: 'Test payments are on: no money moves.',
    off: 'Cards are taken by Stripe. Its keys are set where the shop runs, not here: STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.',
  },
})
