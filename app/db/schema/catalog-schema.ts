import type { Generated } from 'kysely'

/** Products, and what they are sorted and shown by. */
export interface CatalogSchema {
  category: {
    id: Generated<number>
    slug: string
    name: string
    parent_id: number | null
    /** Measurements of its sizes (`commerce/catalog/size-guide.ts`); null for its parent's. */
    size_guide: string | null
    position: number
    removed_at: string | null
  }
  brand: { id: Generated<number>; slug: string; name: string; position: number; removed_at: string | null }
  color: {
    id: Generated<number>
    slug: string
    name: string
    hex: string
    position: number
    removed_at: string | null
  }
  size: { id: Generated<number>; slug: string; name: string; position: number; removed_at: string | null }
  picture: {
    hash: string
    width: number
    height: number
    /** ISO 8601; empty for those of the first start, and of earlier versions. */
    uploaded_at: Generated<string>
  }
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
    /** One fact per line, such as "Material: combed cotton". */
    details: Generated<string>
    /** For search engines; null for the title and description that shoppers read. */
    seo_title: string | null
    seo_description: string | null
    /** When a draft will be published; a job does. */
    publish_at: string | null
    /** Null for the standard taxes. */
    tax_class_id: number | null
    /** A removed product is unpublished. */
    removed_at: string | null
  }
  /** Former slugs, which lead to the product under its slug of today. */
  product_slug_redirect: { slug: string; product_id: number }
  /** Former slugs of renamed and merged rows of these tables, which lead to the row they name today. */
  former_slug: {
    table_name: 'category' | 'brand' | 'color' | 'size' | 'collection' | 'page' | 'journal_entry'
    slug: string
    target_id: number
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
    /** GTIN-8, -12, -13 or -14 with its check digit, unique among the variants that aren't removed. */
    barcode: string | null
    /** Its SKU stays taken: orders and the ledger refer to it. */
    removed_at: string | null
  }
  product_category: { product_id: number; category_id: number }
  product_picture: {
    product_id: number
    picture_hash: string
    color_id: number | null
    alt: string
    /** 1 if screen readers skip it. */
    decorative: Generated<number>
    /** The point that stays in view where the picture is cropped, in percent of its width and height; null for the center. */
    focal_x: number | null
    focal_y: number | null
    position: number
  }
  product_tag: { product_id: number; tag: string }
}
