/** Texts of a kind of record. */
export interface RecordKindTexts {
  title: string
  /** The effect of these records on shoppers. */
  intro: string
  add: string
  empty: string
  /** Fields in the order of the form: label and hint. */
  fields: Record<string, [label: string, hint: string]>
}

const order = ['Order', 'A number. Without one, the last.'] as [string, string]

/** Records that the office edits with one list and one form. */
export const officeRecordMessages = {
  kinds: {
    zones: {
      title: 'Shipping zones',
      intro: 'The countries you deliver to. Checkout offers no others.',
      add: 'Add a zone',
      empty: 'You don’t deliver anywhere yet.',
      fields: {
        name: ['Name', 'Only you see it: Europe, for one.'],
        countries: [
          'Countries',
          'Two-letter codes with commas, such as US, CA. Each country is in one zone.',
        ],
        position: order,
      },
    },
    delivery: {
      title: 'Shipping methods',
      intro: 'Shipping options in checkout for each zone, with prices and arrival dates.',
      add: 'Add a method',
      empty: 'Checkout has nothing to offer yet. Add a zone first.',
      fields: {
        zone: ['Zone', 'The countries it ships to.'],
        name: ['Name', 'As shoppers read it: Standard.'],
        duration: ['Duration', 'As shoppers read it: 3–5 business days.'],
        min_days: ['Business days, at least', 'For “Arrives Nov 27 – Dec 1”. Empty for no date.'],
        max_days: ['Business days, at most', ''],
        measure: ['Prices depend on', ''],
        rate: ['Prices', 'From which order value, or weight in grams, which price applies. Start at 0.'],
        free_from: ['Free from', 'An order value. Empty for never.'],
        position: order,
      },
    },
    taxes: {
      title: 'Tax rates',
      intro: 'The taxes of each country or region, shown in checkout and on invoices.',
      add: 'Add a rate',
      empty: 'No taxes are charged.',
      fields: {
        country: ['Country', ''],
        region: ['Region', 'Such as CA for California. Empty for the whole country.'],
        name: ['Name', 'As shoppers read it: Sales tax.'],
        rate: ['Percent', 'Such as 8.25.'],
        taxes_delivery: ['Shipping is taxed, too', ''],
      },
    },
    'bank-accounts': {
      title: 'Bank accounts',
      intro: 'The account for bank transfers, shown on orders, emails and invoices.',
      add: 'Add an account',
      empty: 'Shoppers can’t pay by bank transfer yet.',
      fields: {
        name: ['Name', 'Only you see it.'],
        countries: ['Countries', 'Two-letter codes with commas. Empty for all that have no other account.'],
        details: ['Account', 'Line by line as shoppers read it: holder, IBAN, BIC.'],
        position: order,
      },
    },
    pages: {
      title: 'Pages',
      intro: 'Your own texts, such as the privacy policy. Each has an address under /pages/.',
      add: 'Add a page',
      empty: 'There are no pages yet.',
      fields: {
        slug: ['Address', 'The last part, such as privacy-policy.'],
        title: ['Title', ''],
        body: ['Text', 'Empty lines separate paragraphs. “## Heading”, “- item” and [text](/page) work.'],
      },
    },
  } satisfies Record<string, RecordKindTexts>,
  settings: 'Settings',
  caption: (title: string) => `${title}, in their order`,
  edit: (name: string) => `Edit ${name}`,
  remove: 'Remove',
  saved: (name: string) => `${name} saved.`,
  added: (name: string) => `${name} added.`,
  removed: (name: string) => `${name} removed.`,
  unchanged: 'Nothing was different.',
  goneMeanwhile: 'It was removed meanwhile.',
  someone: 'Someone else',
  says: 'Shoppers see the change at once. Nobody gets an email.',
  choices: { yes: 'Yes', no: 'No', price: 'The order value', weight: 'The weight' } as Record<string, string>,
  none: 'None',
  everywhere: 'Whole country',
  rateFrom: 'From',
  ratePrice: 'Price',
}
