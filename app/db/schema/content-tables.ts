import { id, integer, oneOf, table, text } from './table.ts'

/** Pages and texts beside the products. */
export const contentTables = [
  table(
    'page',
    {
      id,
      slug: text.unique(),
      title: text,
      body: text,
      /** In the future until its time comes; null for a draft. */
      published_at: text.optional(),
      /** Which of the shop's legal texts it is; one page for each. */
      legal: oneOf('privacy', 'terms', 'shipping', 'returns', 'imprint').optional(),
      removed_at: text.optional(),
    },
    { uniqueIndexes: { page_legal: '(legal) where legal is not null and removed_at is null' } },
  ),
  table('journal_entry', {
    id,
    slug: text.unique(),
    title: text,
    summary: text,
    body: text,
    author: text.optional(),
    picture_hash: text.optional().references('picture'),
    alt: text,
    /** In the future until its time comes; null for a draft. */
    published_at: text.optional(),
    removed_at: text.optional(),
  }),
  table(
    'banner',
    {
      id,
      placement: oneOf('hero', 'advertisement'),
      heading: text,
      text,
      action: text,
      href: text,
      /** The button's target, if not `href`. */
      action_href: text.optional(),
      picture_hash: text.references('picture'),
      alt: text,
      position: integer,
      shown_from: text.optional(),
      /** Hidden from then on. */
      shown_until: text.optional(),
    },
    { uniqueIndexes: { banner_place: '(placement, position)' } },
  ),
  table('benefit', {
    id,
    icon: text,
    text: text.unique(),
    position: integer,
    shown_from: text.optional(),
    /** Hidden from then on. */
    shown_until: text.optional(),
  }),
  table(
    'menu_item',
    {
      id,
      menu: oneOf('header', 'footer', 'help'),
      label: text,
      href: text.optional(),
      position: integer,
    },
    { uniqueIndexes: { menu_item_label: '(menu, label)' } },
  ),
  /** A part of a page below its own text: a story with a picture, a review, or the latest journal entries. */
  table('page_section', {
    id,
    /** "home", or the slug of a page. */
    page: text,
    kind: oneOf('story', 'quote', 'journal'),
    heading: text,
    text,
    action: text.optional(),
    href: text.optional(),
    picture_hash: text.optional().references('picture'),
    alt: text,
    /** Of a quote; null if the review was deleted. */
    review_id: integer.optional().references('review', 'set null'),
    position: integer,
    shown_from: text.optional(),
    /** Hidden from then on. */
    shown_until: text.optional(),
  }),
  table('social_link', { network: text.key(), href: text.optional(), position: integer }),
  /** An unsaved text, or part of a page, as its preview shows it; deleted by a later one after a day. */
  table(
    'text_preview',
    {
      /** 128 random bits as hexadecimal digits. */
      id: text.key(),
      kind: oneOf('page', 'journal-entry', 'banner', 'page_section', 'benefit', 'category', 'brand'),
      /** The fields of a `TextDraft` or `RowDraft` as JSON. */
      fields: text,
      created_at: text,
    },
    { indexes: { text_preview_by_time: '(created_at)' } },
  ),
  /** The merchant's own words in emails. */
  table(
    'email_text',
    { kind: text, language: text, field: text, text },
    { key: ['kind', 'language', 'field'] },
  ),
  /** Sent by the contact form. The receipt's key is random; only its sender and the receipt's email have it. */
  table(
    'contact_message',
    {
      id,
      /** Such as "M-7KQ4-M2XA". */
      number: text.unique(),
      key_hash: text.unique(),
      key_sealed: text,
      /** Of the message and the day, so that a message counts once a day. */
      message_hash: text.unique(),
      name: text,
      email: text,
      /** As typed; empty if none was. */
      order_number: text,
      message: text,
      received_at: text,
    },
    { indexes: { contact_message_received: '(received_at)' } },
  ),
]
