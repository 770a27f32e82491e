import { linkField } from '../editing/input/code-fields.server.ts'
import { choiceField, slugField } from '../editing/input/text-fields.server.ts'
import type { RecordDefinition } from '../editing/records/record-definition.server.ts'
import type { RecordErrors } from '../editing/records/record-error.ts'
import {
  integerBetween,
  longText,
  optional,
  plain,
  position,
  rowNamed,
  shortText,
  time,
} from '../editing/records/record-field.server.ts'
import { legalPageKinds } from './legal-pages/legal-page.ts'
import { findPageErrors, findPageRemovalErrors } from './pages/page-rules.server.ts'
import { findBannerErrors, findBannerRemovalErrors, findTimeErrors } from './schedule/shown-rules.server.ts'

/** When shoppers see it; without them, always. */
const shownTimes = { shown_from: optional(time), shown_until: optional(time) }

export const pageRecord: RecordDefinition = {
  subject: 'pages',
  table: 'page',
  key: ['slug'],
  order: ['slug'],
  fields: {
    slug: plain(slugField),
    title: shortText(200),
    body: optional(longText(100_000), ''),
    /** Without it, a draft; in the future, it's hidden until then. */
    published_at: optional(time),
    legal: optional(plain(choiceField(legalPageKinds))),
  },
  rules: findPageErrors,
  removalRules: findPageRemovalErrors,
}

const picture = rowNamed(shortText(24), 'picture_hash', { table: 'picture', by: 'hash' })

export const journalEntryRecord: RecordDefinition = {
  subject: 'journal-entries',
  table: 'journal_entry',
  key: ['slug'],
  order: ['id'],
  fields: {
    slug: plain(slugField),
    title: shortText(200),
    summary: optional(shortText(500), ''),
    body: optional(longText(100_000), ''),
    author: optional(shortText(100)),
    picture: optional(picture),
    alt: optional(shortText(300), ''),
    /** Without it, a draft; in the future, it's hidden until then. */
    published_at: optional(time),
  },
}

export const bannerRecord: RecordDefinition = {
  subject: 'banners',
  table: 'banner',
  key: ['id'],
  order: ['placement', 'position'],
  fields: {
    placement: plain(choiceField(['hero', 'advertisement'])),
    heading: shortText(200),
    text: optional(shortText(500), ''),
    action: shortText(50),
    href: plain(linkField),
    /** The target of the hero's button, if not `href`. */
    action_href: optional(plain(linkField)),
    picture,
    alt: optional(shortText(300), ''),
    ...shownTimes,
    position: position('placement'),
  },
  rules: findBannerErrors,
  removalRules: findBannerRemovalErrors,
}

export const pageSectionRecord: RecordDefinition = {
  subject: 'page-sections',
  table: 'page_section',
  key: ['id'],
  order: ['page', 'position', 'id'],
  fields: {
    /** "home", or the slug of a page. */
    page: plain(slugField),
    kind: plain(choiceField(['story', 'quote', 'journal'])),
    heading: optional(shortText(200), ''),
    text: optional(longText(2000), ''),
    action: optional(shortText(50)),
    href: optional(plain(linkField)),
    picture: optional(picture),
    alt: optional(shortText(300), ''),
    /** The number of the review that a quote shows. */
    review: optional({ ...integerBetween(1, 2_147_483_647), column: 'review_id' }),
    ...shownTimes,
    position: position('page'),
  },
  async rules(row, sent, context): Promise<RecordErrors> {
    const isWithoutReview = row.kind === 'quote' && row.review_id === null
    return {
      ...(await findTimeErrors(row, sent, context)),
      ...(isWithoutReview && { review: { code: 'missing', params: {} } }),
    }
  },
}

export const benefitRecord: RecordDefinition = {
  subject: 'benefits',
  table: 'benefit',
  key: ['id'],
  order: ['position', 'id'],
  fields: { icon: shortText(40), text: shortText(200), ...shownTimes, position: position() },
  rules: findTimeErrors,
}

export const menuItemRecord: RecordDefinition = {
  subject: 'menu-items',
  table: 'menu_item',
  key: ['id'],
  order: ['menu', 'position', 'id'],
  fields: {
    menu: plain(choiceField(['header', 'footer', 'help'])),
    label: shortText(100),
    /** Without it, plain text. */
    href: optional(plain(linkField)),
    position: position('menu'),
  },
}

export const socialLinkRecord: RecordDefinition = {
  subject: 'social-links',
  table: 'social_link',
  key: ['network'],
  order: ['position', 'network'],
  fields: { network: plain(slugField), href: optional(plain(linkField)), position: position() },
}
