import { formatNumber } from '../format.ts'
import { inLanguage } from '../in-language.ts'

const rules = {
  '': 'By hand',
  newest: 'The newest',
  'best-selling': 'The best-selling',
  category: 'Of a category',
  brand: 'Of a brand',
  price: 'In a price range',
  tag: 'With a tag',
} as Record<string, string>

/** Texts of the form of a collection. */
export const collectionMessages = inLanguage({
  rules,
  /** "Of a brand: acme" */
  ruleText: ({ rule = '', rule_value = '' }: Record<string, string>) =>
    [rules[rule] ?? rule, rule_value].filter(Boolean).join(': '),
  preview: 'What shoppers see',
  count: (count: number) =>
    count === 0 ? 'No products' : count === 1 ? '1 product' : `${formatNumber(count)} products`,
  show: 'Show products',
  none: {
    collection: 'Nothing yet: choose a rule, or add products.',
    search: 'Nothing yet: enter a search.',
  },
  soldOut: 'Sold out',
  find: 'Add a product',
  findHint: 'By title, SKU or address.',
  add: (title: string) => `Add ${title}`,
  remove: (title: string) => `Remove ${title}`,
  notFound: (query: string) => `No product for “${query}”.`,
  empty: 'No products yet.',
})
