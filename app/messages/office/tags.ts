import { formatNumber } from '../format.ts'
import { inLanguage } from '../in-language.ts'

const productsWord = (count: string) => (count === '1' ? 'product' : 'products')

/** Texts of the list of tags. */
export const tagMessages = inLanguage({
  title: 'Tags',
  intro: 'Words on products, for collections and bulk changes. Shoppers don’t see them.',
  search: 'Search tags',
  placeholder: 'Part of a tag',
  tag: 'Tag',
  products: 'Products',
  /** After the number, on a card. */
  onCard: productsWord,
  caption: 'Tags, by name',
  none: 'No product has a tag yet. Give some in the list of products.',
  noneFound: 'No tag matches.',
  showAll: 'Show all tags',
  toProducts: 'Products',
  count: (count: number, max: number) => (count > max ? `${formatNumber(max)}+` : formatNumber(count)),
  firstPage: 'First page',
  nextPage: 'Next',
  productsOf: (count: string, tag: string) => `${count} ${productsWord(count)} with the tag ${tag}`,
})
