import type { Db, Tx } from '#db/schema/schema.ts'
import { linkField } from '../editing/input/code-fields.server.ts'
import { choiceField, slugField } from '../editing/input/text-fields.server.ts'
import type { RecordDefinition, RecordRow } from '../editing/records/record-definition.server.ts'
import type { RecordErrorCode, RecordErrors } from '../editing/records/record-error.ts'
import {
  type ColumnField,
  integerBetween,
  longText,
  optional,
  pictureNamed,
  plain,
  position,
  richText,
  shortText,
  slugFrom,
  time,
} from '../editing/records/record-field.server.ts'
import { legalPageKinds } from './legal-pages/legal-page.ts'
import { pagesWithParts } from './page-section.ts'
import { journalEntryPath, pagePath } from './pages/page-address.ts'
import { findPageErrors, findPageRemovalErrors } from './pages/page-rules.server.ts'
import { findBannerErrors, findBannerRemovalErrors, findTimeErrors } from './schedule/shown-rules.server.ts'

/** When shoppers see it; without them, always. */
const shownTime: ColumnField = { ...optional(time), control: 'shown-time' }
const shownTimes = { shown_from: { ...shownTime, wording: 'shown-time' as const }, shown_until: shownTime }

/** Without it, a draft; in the future, it's hidden until then. */
const publishedAt: ColumnField = { ...optional(time), control: 'publication', wording: 'publication' }

const title: ColumnField = { ...shortText(200), isText: true }

const pageRecord: RecordDefinition = {
  subject: 'pages',
  table: 'page',
  office: {
    ...{ section: 'content', path: 'pages', columns: ['title', 'slug', 'published_at'] },
    outline: 'legal-page',
  },
  key: ['slug'],
  order: ['slug'],
  fields: {
    slug: slugFrom('title'),
    title,
    body: richText,
    published_at: publishedAt,
    legal: optional(plain(choiceField(legalPageKinds))),
  },
  address: pagePath,
  rules: findPageErrors,
  removalRules: findPageRemovalErrors,
}

const journalEntryRecord: RecordDefinition = {
  subject: 'journal-entries',
  table: 'journal_entry',
  office: { section: 'content', path: 'journal', columns: ['title', 'published_at'], hasOwnList: true },
  key: ['slug'],
  order: ['id'],
  address: journalEntryPath,
  fields: {
    slug: slugFrom('title'),
    title,
    summary: { ...optional(shortText(500), ''), isText: true },
    body: richText,
    author: optional(shortText(100)),
    picture: optional(pictureNamed),
    alt: optional(shortText(300), ''),
    published_at: publishedAt,
  },
}

const bannerRecord: RecordDefinition = {
  subject: 'banners',
  table: 'banner',
  office: {
    ...{ section: 'content', path: 'banners', columns: ['heading', 'shown_from', 'href'] },
    ...{ isOrdered: true, groupedBy: 'placement' },
  },
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
    picture: pictureNamed,
    alt: optional(shortText(300), ''),
    ...shownTimes,
    shown_from: { ...shownTime, wording: 'hero-time' },
    position: position('placement'),
  },
  rules: findBannerErrors,
  removalRules: findBannerRemovalErrors,
}

const pageSectionRecord: RecordDefinition = {
  subject: 'page-sections',
  table: 'page_section',
  office: {
    ...{ section: 'content', path: 'sections', columns: ['heading', 'kind', 'shown_from'] },
    ...{ isOrdered: true, groupedBy: 'page' },
  },
  names: ['heading', 'text', 'kind'],
  key: ['id'],
  order: ['page', 'position', 'id'],
  fields: {
    page: plain(choiceField(pagesWithParts)),
    kind: { ...plain(choiceField(['story', 'quote', 'journal'])), wording: 'choice' },
    heading: optional(shortText(200), ''),
    text: optional(longText(2000), ''),
    action: optional(shortText(50)),
    href: optional(plain(linkField)),
    picture: optional(pictureNamed),
    alt: optional(shortText(300), ''),
    /** The number of the review that a quote shows. */
    review: optional({ ...integerBetween(1, 2_147_483_647), column: 'review_id' }),
    ...shownTimes,
    position: position('page'),
  },
  async rules(row, sent, context): Promise<RecordErrors> {
    const code = await reviewErrorCode(context.tx, row)
    return {
      ...(await findTimeErrors(row, sent, context)),
      ...(code && { review: { code, params: {} } }),
    }
  },
}

async function reviewErrorCode(
  tx: Db | Tx,
  { kind, review_id }: RecordRow,
): Promise<RecordErrorCode | undefined> {
  if (review_id === null) return kind === 'quote' ? 'missing' : undefined
  const review = await tx
    .selectFrom('review')
    .select('id')
    .where('id', '=', Number(review_id))
    .executeTakeFirst()
  return review ? undefined : 'unknown'
}

const benefitRecord: RecordDefinition = {
  subject: 'benefits',
  table: 'benefit',
  office: { section: 'content', path: 'benefits', columns: ['text', 'shown_from'], isOrdered: true },
  key: ['id'],
  order: ['position', 'id'],
  fields: { icon: shortText(40), text: shortText(200), ...shownTimes, position: position() },
  rules: findTimeErrors,
}

const menuItemRecord: RecordDefinition = {
  subject: 'menu-items',
  table: 'menu_item',
  office: {
    ...{ section: 'content', path: 'menus', columns: ['label', 'href'] },
    ...{ isOrdered: true, groupedBy: 'menu' },
  },
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

const socialLinkRecord: RecordDefinition = {
  subject: 'social-links',
  table: 'social_link',
  office: { section: 'content', path: 'social', columns: ['network', 'href'] },
  names: ['network'],
  key: ['network'],
  order: ['position', 'network'],
  fields: { network: plain(slugField), href: optional(plain(linkField)), position: position() },
}

/** Records of texts and pictures beside the products, in the order of the office. */
export const contentRecords = [
  pageRecord,
  journalEntryRecord,
  bannerRecord,
  pageSectionRecord,
  menuItemRecord,
  benefitRecord,
  socialLinkRecord,
]
