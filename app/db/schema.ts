import type { Generated, Kysely, Transaction } from 'kysely'
import type { BuyingSchema } from './buying-schema.ts'

/** The one database of the shop: SQLite or PostgreSQL, the same tables and the same queries. */
export type Db = Kysely<Schema>

/** Inside a transaction use this and never the root connection: it would wait for itself. */
export type Tx = Transaction<Schema>

/** Prices are whole cents; dates are ISO 8601 UTC strings; JSON is never queried. */
export interface Schema extends BuyingSchema {
  catalog_version: { id: number; version: number }
  setting: { name: string; value: string }
  category: { id: Generated<number>; slug: string; name: string; parent_id: number | null; position: number }
  brand: { id: Generated<number>; slug: string; name: string; position: number }
  color: { id: Generated<number>; slug: string; name: string; hex: string; position: number }
  size: { id: Generated<number>; slug: string; name: string; position: number }
  picture: { hash: string; width: number; height: number }
  product: {
    id: Generated<number>
    slug: string
    title: string
    description: string
    brand_id: number | null
    badge: string | null
    rating_sum: number
    review_count: number
    created_at: string
    published_at: string | null
    /** Units sold so far: the sales rank. */
    sold: Generated<number>
    /** One fact a line, such as "Material: combed cotton". */
    details: Generated<string>
  }
  variant: {
    id: Generated<number>
    product_id: number
    sku: string
    color_id: number | null
    size_id: number | null
    price: number
    compare_at_price: number | null
    available: number
    position: number
    /** In grams. */
    weight: Generated<number>
  }
  product_category: { product_id: number; category_id: number }
  product_picture: {
    product_id: number
    picture_hash: string
    color_id: number | null
    alt: string
    position: number
  }
  product_tag: { product_id: number; tag: string }
  collection: {
    id: Generated<number>
    slug: string
    title: string
    /** null: kept by hand, in `collection_product`. */
    rule: 'newest' | 'best-selling' | 'category' | 'brand' | 'price' | 'tag' | null
    /** A slug, a tag, or "from-below" in cents; unused where the rule needs none. */
    rule_value: Generated<string>
    /** How many products a rule takes at most; null for all. */
    most: number | null
  }
  collection_product: { collection_id: number; product_id: number; position: number }
  price_range: { id: Generated<number>; label: string; from_price: number; below_price: number }
  review: {
    id: Generated<number>
    product_id: number
    stars: number
    author: string
    title: string
    body: string
    created_at: string
  }
  /** Who wants to hear that a variant can be had again. */
  back_in_stock_request: {
    id: Generated<number>
    variant_id: number
    email: string
    created_at: string
    /** When the reader of the address said yes; nothing but the question is sent before. */
    confirmed_at: string | null
    sent_at: string | null
  }
  /** Somebody who keeps something here, known by a cookie alone: of its token only the SHA-256 is stored. */
  visitor: { id: Generated<number>; token_hash: string; created_at: string; seen_at: string }
  /** What a visitor put in the cart. Title and options are as they were then, for when the variant is gone. */
  cart_line: {
    visitor_id: number
    sku: string
    title: string
    /** "Clay, XL"; empty where there was nothing to choose. */
    options: string
    quantity: number
    /** What one cost when it was added last. */
    price_seen: number
    added_at: string
    /** Saved for later: not in the cart, and not charged. */
    saved_at: string | null
    /** Taken out of the cart, and for a while still to be put back. */
    removed_at: string | null
  }
  /** What a visitor did in the last days, by the key that their browser gave it: what comes again is known. */
  done_change: { visitor_id: number; key_hash: string; outcome: string; done_at: string }
  /** Its id and the token of its link are 128 random bits each: nobody guesses them. The id opens nothing without its owner. */
  wish_list: {
    id: string
    visitor_id: number
    name: string
    /** The name as it is compared: no two of a visitor's lists have the same. */
    name_key: string
    /** Who has it may see the list, until it is taken back. */
    share_token_hash: string | null
    /** For its owner, who sees the link again. */
    share_token_sealed: string | null
    created_at: string
  }
  /** A product on a list. Title and options are as they were then, for when the product is gone. */
  wish: {
    list_id: string
    product_id: number
    /** The variant that was chosen; null where none was. */
    sku: string | null
    title: string
    options: string
    price_seen: number
    added_at: string
    /** When its owner first saw it sold out, if they did: so it can be back. */
    sold_out_at: string | null
    /** Taken off the list, and for a while still to be put back. */
    removed_at: string | null
  }
  /** Which products changed with a catalogue version; product 0 stands for all of them. */
  catalog_change: { version: number; product_id: number }
  /** Words that found nothing, folded, and how often; nothing about who looked for them. */
  search_miss: { words: string; times: number; last_at: string }
  page: { slug: string; title: string; body: string }
  banner: {
    id: Generated<number>
    placement: 'hero' | 'advertisement'
    heading: string
    text: string
    action: string
    href: string
    picture_hash: string
    alt: string
    position: number
  }
  benefit: { id: Generated<number>; icon: string; text: string; position: number }
  menu_item: {
    id: Generated<number>
    menu: 'header' | 'footer' | 'help'
    label: string
    href: string | null
    position: number
  }
  social_link: { network: string; href: string | null; position: number }
}
