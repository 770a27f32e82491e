import { linkField } from '../input/code-fields.server.ts'
import { choiceField, slugField } from '../input/text-fields.server.ts'
import type { RecordDefinition } from '../records/record-definition.server.ts'
import {
  longText,
  optional,
  plain,
  position,
  rowNamed,
  shortText,
  time,
} from '../records/record-field.server.ts'

export const pageRecord: RecordDefinition = {
  subject: 'pages',
  table: 'page',
  key: ['slug'],
  order: ['slug'],
  fields: { slug: plain(slugField), title: shortText(200), body: optional(longText(100_000), '') },
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
    picture,
    alt: optional(shortText(300), ''),
    position: position('placement'),
  },
}

export const benefitRecord: RecordDefinition = {
  subject: 'benefits',
  table: 'benefit',
  key: ['id'],
  order: ['position', 'id'],
  fields: { icon: shortText(40), text: shortText(200), position: position() },
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
