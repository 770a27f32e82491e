import { id, integer, oneOf, table, text } from './table.ts'

/** The ways to products beside the catalog itself. */
export const findingTables = [
  table(
    'collection',
    {
      id,
      slug: text.unique(),
      title: text,
      /** Null for a collection that is listed in `collection_product`. */
      rule: oneOf('newest', 'best-selling', 'category', 'brand', 'price', 'tag').optional(),
      /** A slug, a tag, or "from-below" in minor units; null for other rules. */
      rule_value: text.optional(),
      /** The maximum number of products of a rule; null for all. */
      max_products: integer.optional().check('> 0'),
      removed_at: text.optional(),
    },
    {
      checks: {
        collection_rule_has_value:
          "(coalesce(rule, '') in ('category', 'brand', 'price', 'tag')) = (rule_value is not null)",
      },
    },
  ),
  table(
    'collection_product',
    {
      collection_id: integer.references('collection', 'cascade'),
      product_id: integer.references('product', 'cascade'),
      position: integer,
    },
    { key: ['collection_id', 'product_id'] },
  ),
  table(
    'price_range',
    { id, label: text.optional(), from_price: integer, to_price: integer },
    {
      checks: { price_range_has_prices: 'to_price >= from_price' },
      uniqueIndexes: {
        price_range_prices: '(from_price, to_price)',
        price_range_label: '(label) where label is not null',
      },
    },
  ),
  /** Searches for the word also find what it means: phrases, separated by commas. */
  table('search_synonym', { id, word: text.unique(), means: text }),
  table('search_redirect', { id, query: text.unique(), target: text }),
  /** A search whose results the merchant arranged. */
  table('arranged_search', { id, query: text.unique(), removed_at: text.optional() }),
  /** Products that come first, in order of their positions. */
  table(
    'pinned_result',
    {
      search_id: integer.references('arranged_search', 'cascade'),
      product_id: integer.references('product', 'cascade'),
      position: integer,
    },
    { key: ['search_id', 'product_id'] },
  ),
  table(
    'hidden_result',
    {
      search_id: integer.references('arranged_search', 'cascade'),
      product_id: integer.references('product', 'cascade'),
    },
    { key: ['search_id', 'product_id'] },
  ),
  /** Normalized searches without results; nothing about who searched. */
  table('search_miss', {
    query: text.key(),
    count: integer,
    last_at: text,
    /** When staff added a synonym or redirect for it. Listed again once it's missed after that. */
    answered_at: text.optional(),
    dismissed_at: text.optional(),
  }),
]
