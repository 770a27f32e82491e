import type { Generated, Kysely, Transaction } from 'kysely'
import type { AccountSchema } from './account-schema.ts'
import type { CatalogSchema } from './catalog-schema.ts'
import type { ChangeSchema } from './change-schema.ts'
import type { OrderingSchema } from './order-schema.ts'
import type { ReviewSchema } from './review-schema.ts'
import type { SalesSchema } from './sales-schema.ts'
import type { StaffSchema } from './staff-schema.ts'
import type { StockSchema } from './stock-schema.ts'

/** The shop's database: SQLite or PostgreSQL with the same tables and queries. */
export type Db = Kysely<Schema>

/** Inside a transaction always use this: the root connection would deadlock. */
export type Tx = Transaction<Schema>

/** Columns of `product` that shoppers get as they are stored, on pages and in emails; write `'two_words as twoWords'`. */
export const publicProductColumns = ['id', 'slug', 'title', 'description'] as const

/**
 * Prices are in minor units, dates are ISO 8601 in UTC, JSON is never queried. A row with a `removed_at` is hidden, and its slug or
 * code ends with "~" and its id.
 */
export interface Schema
  extends CatalogSchema,
    OrderingSchema,
    SalesSchema,
    StockSchema,
    ReviewSchema,
    ChangeSchema,
    AccountSchema,
    StaffSchema {
  catalog_version: { id: number; version: number; changed_at: Generated<string | null> }
  setting: { name: string; value: string }
  /** The merchant's own words in emails. */
  email_text: { kind: string; language: string; field: string; text: string }
  /** Process state that outlives a restart, such as the date of the first one. Not for editing. */
  process_state: { name: string; value: string }
  /**
   * Only on PostgreSQL: the rate limits of all processes. A bucket gains tokens until `full_at`, in milliseconds since 1970, which
   * makes it a number to calculate with. `key` is a keyed hash.
   */
  rate_bucket: { key: string; full_at: number }
  collection: {
    id: Generated<number>
    slug: string
    title: string
    /** Null for a collection that is listed in `collection_product`. */
    rule: 'newest' | 'best-selling' | 'category' | 'brand' | 'price' | 'tag' | null
    /** A slug, a tag, or "from-below" in minor units; unused by other rules. */
    rule_value: Generated<string>
    /** The maximum number of products of a rule; null for all. */
    max_products: number | null
    removed_at: string | null
  }
  collection_product: { collection_id: number; product_id: number; position: number }
  price_range: { id: Generated<number>; label: string | null; from_price: number; to_price: number }
  /** A subscription to a sold-out variant. */
  back_in_stock_request: {
    id: Generated<number>
    variant_id: number
    email: string
    created_at: string
    /** When the address was confirmed; only the confirmation request is sent before. */
    confirmed_at: string | null
    sent_at: string | null
  }
  /** The owner of carts and lists. */
  visitor: { id: Generated<number>; created_at: string }
  /** A line of a cart, with title and options as they were, in case the variant is deleted. */
  cart_line: {
    visitor_id: number
    sku: string
    title: string
    /** "Clay, XL"; empty for a product without options. */
    options: string
    quantity: number
    /** The unit price when it was last added. */
    price_seen: number
    added_at: string
    /** When it was saved for later: no longer part of the cart. */
    saved_at: string | null
    /** When it was removed; for a while it can be restored. */
    removed_at: string | null
  }
  /** Changes of the last days by the browser's idempotency key, so that a retry is not applied twice. */
  applied_change: { visitor_id: number; key_hash: string; outcome: string; applied_at: string }
  /** The id and the token of the link have 128 random bits each. The id works only for its owner. */
  wish_list: {
    id: string
    visitor_id: number
    name: string
    /** The normalized name, unique for a visitor. */
    name_key: string
    /** The hash of the token that opens the list for others; null when it is not shared. */
    share_token_hash: string | null
    /** The same token encrypted, to show the link to its owner. */
    share_token_sealed: string | null
    created_at: string
  }
  /** A product on a list, with title and options as they were, in case it is deleted. */
  wish: {
    list_id: string
    product_id: number
    /** The chosen variant; null if none was chosen. */
    sku: string | null
    title: string
    options: string
    price_seen: number
    added_at: string
    /** When its owner first saw it sold out, to show when it is back. */
    sold_out_at: string | null
    /** When it was removed; for a while it can be restored. */
    removed_at: string | null
  }
  /** The products that changed with a catalog version; product 0 stands for all. */
  catalog_change: { version: number; product_id: number }
  /** Sent by the contact form. The receipt's key is random; only its sender and the receipt's email have it. */
  contact_message: {
    id: Generated<number>
    /** Such as "M-7KQ4-M2XA". */
    number: string
    key_hash: string
    key_sealed: string
    /** Of the message and the day, so that a message counts once a day. */
    message_hash: string
    name: string
    email: string
    /** As typed; empty if none was. */
    order_number: string
    message: string
    received_at: string
  }
  /** Normalized searches without results; nothing about who searched. */
  search_miss: {
    query: string
    count: number
    last_at: string
    /** When staff added a synonym or redirect for it. Listed again once it's missed after that. */
    answered_at: string | null
    dismissed_at: string | null
  }
  /** Searches for the word also find what it means: phrases, separated by commas. */
  search_synonym: { id: Generated<number>; word: string; means: string }
  search_redirect: { id: Generated<number>; query: string; target: string }
  page: {
    id: Generated<number>
    slug: string
    title: string
    body: string
    /** In the future until its time comes; null for a draft. */
    published_at: string | null
    /** Which of the shop's legal texts it is; one page for each. */
    legal: 'privacy' | 'terms' | 'shipping' | 'returns' | 'imprint' | null
    removed_at: string | null
  }
  /** An unsaved text, or part of a page, as its preview shows it; deleted by a later one after a day. */
  text_preview: {
    /** 128 random bits as hexadecimal digits. */
    id: string
    kind: 'page' | 'journal-entry' | 'banner' | 'page_section' | 'benefit'
    /** The fields of a `TextDraft` or `RowDraft` as JSON. */
    fields: string
    created_at: string
  }
  journal_entry: {
    id: Generated<number>
    slug: string
    title: string
    summary: string
    body: string
    author: string | null
    picture_hash: string | null
    alt: string
    /** In the future until its time comes; null for a draft. */
    published_at: string | null
    removed_at: string | null
  }
  banner: {
    id: Generated<number>
    placement: 'hero' | 'advertisement'
    heading: string
    text: string
    action: string
    href: string
    /** The button's target, if not `href`. */
    action_href: string | null
    picture_hash: string
    alt: string
    position: number
    shown_from: string | null
    /** Hidden from then on. */
    shown_until: string | null
  }
  benefit: {
    id: Generated<number>
    icon: string
    text: string
    position: number
    shown_from: string | null
    /** Hidden from then on. */
    shown_until: string | null
  }
  menu_item: {
    id: Generated<number>
    menu: 'header' | 'footer' | 'help'
    label: string
    href: string | null
    position: number
  }
  /** A part of a page below its own text: a story with a picture, a review, or the latest journal entries. */
  page_section: {
    id: Generated<number>
    /** "home", or the slug of a page. */
    page: string
    kind: 'story' | 'quote' | 'journal'
    heading: string
    text: string
    action: string | null
    href: string | null
    picture_hash: string | null
    alt: string
    /** Of a quote; null if the review was deleted. */
    review_id: number | null
    position: number
    shown_from: string | null
    /** Hidden from then on. */
    shown_until: string | null
  }
  social_link: { network: string; href: string | null; position: number }
}
