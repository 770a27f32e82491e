/** Kinds of things that change, with the tables of each. Other tables are of no kind. */
export const changeKinds = {
  products: [
    'product',
    'variant',
    'product_category',
    'product_picture',
    'product_tag',
    'product_slug_redirect',
  ],
  stock: ['stock_movement', 'stock_count'],
  orders: [
    ...(['customer_order', 'order_edit', 'order_packing', 'shipment', 'staff_note'] as const),
    ...(['order_view', 'withdrawal'] as const),
  ],
  catalog: [
    ...(['category', 'brand', 'color', 'size', 'price_range'] as const),
    ...(['collection', 'collection_product', 'former_slug'] as const),
  ],
  content: [
    ...(['page', 'journal_entry', 'banner', 'page_section', 'benefit'] as const),
    ...(['menu_item', 'social_link', 'picture'] as const),
  ],
  searches: ['search_synonym', 'search_redirect', 'search_miss'],
  customers: ['customer_note', 'customer_deletion', 'customer_export'],
  reviews: ['review'],
  discounts: ['promotion', 'gift_card', 'gift_card_movement'],
  settings: [
    ...['setting', 'email_text', 'tax_class', 'tax_rate'],
    ...['bank_account', 'bank_account_country'],
    ...['delivery_zone', 'delivery_zone_country', 'delivery_method', 'delivery_rate'],
  ],
  staff: ['staff'],
} as const

export type ChangeKind = keyof typeof changeKinds
export const changeKindNames = Object.keys(changeKinds) as ChangeKind[]

/** The change sets that staff look for; null for any. */
export interface ChangeFilter {
  /** The name of a product or person, a SKU, an order number, or words of the reason; empty for any. */
  search: string
  /** An `actorKey`. */
  actor: string | null
  kind: ChangeKind | null
  /** ISO times; `until` is exclusive. */
  from: string | null
  until: string | null
}

export const anyChange: ChangeFilter = { search: '', actor: null, kind: null, from: null, until: null }
