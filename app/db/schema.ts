import type { Generated, Kysely, Transaction } from 'kysely'

/** The one database of the shop: SQLite or PostgreSQL, the same tables and the same queries. */
export type Db = Kysely<Schema>

/** Inside a transaction use this and never the root connection: it would wait for itself. */
export type Tx = Transaction<Schema>

/** Prices are whole cents; dates are ISO 8601 UTC strings; JSON is never queried. */
export interface Schema {
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
  }
  product_category: { product_id: number; category_id: number }
  product_picture: {
    product_id: number
    picture_hash: string
    color_id: number | null
    alt: string
    position: number
  }
  collection: { id: Generated<number>; slug: string; title: string }
  collection_product: { collection_id: number; product_id: number; position: number }
  price_range: { id: Generated<number>; label: string; from_price: number; below_price: number }
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
