import { formatNumber } from '../format.ts'
import { inLanguage } from '../in-language.ts'
import { catalogRecordMessages } from './catalog-records.ts'
import { contentRecordMessages } from './content-records.ts'
import type { RecordKindTexts } from './record-kind-texts.ts'
import { searchRecordMessages } from './search-records.ts'
import { sellingRecordMessages } from './selling-records.ts'
import { settingsRecordMessages } from './settings-records.ts'

const seen = {
  never: 'Shoppers don’t see it.',
  published: 'Shoppers see the change once it’s published.',
  shown: 'Shoppers see the change while it’s shown.',
  'at-once': 'Shoppers see the change at once.',
}

/** Records that the office edits with one list and one form. */
export const officeRecordMessages = inLanguage({
  kinds: {
    ...catalogRecordMessages,
    ...contentRecordMessages,
    ...sellingRecordMessages,
    ...searchRecordMessages,
    ...settingsRecordMessages,
  } satisfies Record<string, RecordKindTexts>,
  caption: (title: string) => `${title}, in their order`,
  search: (title: string) => `Search ${title.toLowerCase()}`,
  placeholder: 'Part of a name',
  noneFound: (query: string) => `Nothing here matches “${query}”.`,
  showAll: 'Show all',
  firstOf: (shown: string, found: string) => `The first ${shown} of ${found}. Search to find the others.`,
  edit: (name: string) => `Edit ${name}`,
  remove: 'Remove',
  preview: 'Preview',
  saved: (name: string) => `${name} saved.`,
  added: (name: string) => `${name} added.`,
  removed: (name: string) => `${name} removed.`,
  unchanged: 'Nothing was different.',
  notRemoved: (name: string, reasons: string) => `${name} wasn’t removed. ${reasons}`,
  goneMeanwhile: 'It was removed meanwhile.',
  /** When shoppers see what the form changes. */
  says: (when: keyof typeof seen) => `${seen[when]} Nobody gets an email.`,
  choices: {
    ...{ yes: 'Yes', no: 'No', price: 'The order value', weight: 'The weight' },
    ...{ hero: 'Hero', advertisement: 'Advertisement', header: 'Header', footer: 'Footer', help: 'Help' },
    ...{ story: 'Story', quote: 'Quote of a review', journal: 'Latest journal entries' },
    ...{ home: 'Home page', about: 'About' },
    ...{ privacy: 'Privacy policy', terms: 'Terms', returns: 'Returns and withdrawal' },
    ...{ shipping: 'Shipping', imprint: 'Legal notice' },
  } as Record<string, string>,
  none: 'None',
  file: (name: string | null, size: string) => `${name ?? 'PDF'} (${size})`,
  upload: 'Upload a PDF',
  products: 'Products',
  /** After the number, on a card. */
  onCard: (products: number) => (products === 1 ? 'product' : 'products'),
  moved: (address: string) => `${address} now leads there.`,
  linkedFrom: 'Linked from',
  notLinked: 'Nothing links here yet.',
  usedBy: 'Used by',
  notUsed: 'Nothing uses it.',
  use: (noun: string, name: string) => `${noun} “${name}”`,
  moreUses: (count: number) => `and ${formatNumber(count)} more`,
  /** Before and after what keeps it. */
  keptBy: ({ total, areLinks }: { total: number; areLinks: boolean }) => ({
    before: 'It can’t be removed while ',
    after: total === 1 ? (areLinks ? ' links here.' : ' uses it.') : areLinks ? ' link here.' : ' use it.',
  }),
  shown: {
    always: 'Always',
    scheduled: (time: string) => `Scheduled for ${time}`,
    until: (time: string) => `Shown until ${time}`,
    ended: 'Ended',
    /** Of heroes, of which one is shown. */
    keeps: (state: string) => `${state}, but stays until another hero starts`,
    waits: 'Shown when no other hero is',
  },
  publication: {
    published: 'Published',
    scheduledFor: (time: string) => `Scheduled for ${time}`,
    isDraft: 'Draft',
    now: 'Publish now',
    scheduled: 'From a date',
    draft: 'Keep as draft',
    at: 'Date and time',
    timeZone: (zone: string) => `In the shop’s time zone, ${zone}.`,
    choose: 'Choose a date and a time.',
  },
  everywhere: 'Whole country',
  rateFrom: 'From',
  ratePrice: 'Price',
})
