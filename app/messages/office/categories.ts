import { formatNumber } from '../format.ts'
import { inLanguage } from '../in-language.ts'

/** Texts of the tree of categories. */
export const categoryTreeMessages = inLanguage({
  /** Above the tree. */
  counts: 'Each number counts the products that shoppers see, with those of the categories below.',
  keys: 'Alt and an arrow move a category.',
  products: (count: number) => (count === 1 ? '1 product' : `${formatNumber(count)} products`),
  productsOf: (name: string) => `Products of ${name}`,
  below: (parent: string) => `below ${parent}`,
  addBelow: 'Add below',
})
