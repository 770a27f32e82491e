import type { StockStatus } from '#commerce/catalog/products/variant-selection.ts'
import { formatNumber } from './format.ts'
import { inLanguage } from './in-language.ts'
import { pluralEn } from './plural.ts'

export const productMessages = inLanguage({
  boughtTogether: 'Often bought together',
  centimeters: ({ value }: { value: string }) => `${value} cm`,
  chooseForAlert: 'Choose one above, and we’ll email you when it’s back.',
  details: 'Details',
  enlarge: '(enlarge)',
  goesWellWith: 'Goes well with',
  inches: ({ value }: { value: string }) => `${value} in`,
  soldOutForNow: 'We can’t say when it’ll be back, but you can save it to your wish list.',
  othersLikeIt: ({ category }: { category: string }) => `See what else is in ${category}`,
  picturesOf: ({ title }: { title: string }) => `Pictures of ${title}`,
  recentlyViewed: 'Recently viewed',
  returns: 'Returns',
  reviewCount: ({ count }: { count: number }) =>
    pluralEn(count, { one: '1 Review', other: `${formatNumber(count)} Reviews` }),
  shipping: 'Shipping',
  sizeGuide: 'Size guide',
  status: 'Status',
  statuses: {
    'in-stock': 'In Stock',
    'out-of-stock': 'Out of Stock',
  } satisfies Record<StockStatus, string>,
  weight: 'Weight',
  updateSelection: 'Update selection',
  warranty: 'Warranty',
})
