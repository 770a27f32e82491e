import { formatNumber } from './format.ts'
import { inLanguage } from './in-language.ts'
import { pluralEn } from './plural.ts'

export const comparisonMessages = inLanguage({
  notAdded: ({ title }: { title: string }) => `${title} wasn’t added. Your comparison hasn’t changed.`,
  removeFromTable: ({ title }: { title: string }) => `Remove ${title}`,
  back: 'Back',
  title: 'Compare',
  pageTitle: ({ products }: { products: string }) => `Compare ${products}`,
  unavailable: ({ count }: { count: number }) =>
    pluralEn(count, {
      one: 'One product in this comparison is no longer available.',
      other: `${count} products in this comparison are no longer available.`,
    }),
  empty: 'Nothing to compare yet. Choose Compare on up to four products to see them side by side.',
  sharedWithYou: 'Shared comparison',
  save: 'Save this comparison',
  saved: 'Comparison saved.',
  own: 'Your comparison',
  ownCount: ({ count }: { count: number }) => `Your comparison (${count})`,
  addAnother: 'Add another product',
  addSecond: 'Add a product to compare it with',
  show: 'Show',
  all: 'All',
  onlyDifferences: 'Differences only',
  differs: 'differs',
  table: 'Comparison',
  picture: 'Picture',
  product: 'Product',
  noDifferences: 'These products are the same in every detail.',
  rows: {
    price: 'Price',
    rating: 'Rating',
    availability: 'Availability',
    brand: 'Brand',
    category: 'Category',
    description: 'Description',
  },
  notSpecified: 'not specified',
  rating: ({ stars }: { stars: number }) => `${formatNumber(stars)} out of 5`,
  reviewCount: ({ count }: { count: number }) =>
    pluralEn(count, { one: '1 review', other: `${formatNumber(count)} reviews` }),
  soldOut: '(sold out)',
})
