import type { StockStatus } from '../../commerce/catalog/variant-selection.ts'
import { formatNumber } from '../format.ts'
import { pluralEn } from './plural.ts'

export default {
  averageRating: ({ stars, count }: { stars: number; count: number }) =>
    pluralEn(count, {
      one: `<strong>${formatNumber(stars)}</strong> out of 5, from 1 review`,
      other: `<strong>${formatNumber(stars)}</strong> out of 5, from ${formatNumber(count)} reviews`,
    }),
  centimeters: ({ value }: { value: string }) => `${value} cm`,
  chooseSizeForAlert: 'Choose a size, and we’ll email you when it’s back.',
  details: 'Details',
  enlarge: '(enlarge)',
  goesWellWith: 'Goes well with',
  inches: ({ value }: { value: string }) => `${value} in`,
  newestReviews: ({ shown, count }: { shown: number; count: number }) =>
    `Showing the newest ${shown} of ${formatNumber(count)} reviews.`,
  picturesOf: ({ title }: { title: string }) => `Pictures of ${title}`,
  ratingDistribution: 'Rating breakdown',
  recentlyViewed: 'Recently viewed',
  returns: 'Returns',
  reviewCount: ({ count }: { count: number }) =>
    pluralEn(count, { one: '1 Review', other: `${formatNumber(count)} Reviews` }),
  reviews: 'Reviews',
  reviewUnit: ({ count }: { count: number }) => pluralEn(count, { one: 'review', other: 'reviews' }),
  shipping: 'Shipping',
  showFewer: 'Show fewer',
  showMore: ({ count }: { count: number }) => `Show ${count} more`,
  sizeGuide: 'Size guide',
  starCount: ({ count }: { count: number }) => pluralEn(count, { one: '1 star', other: `${count} stars` }),
  starsGiven: ({ stars }: { stars: number }) => `Rated ${stars} out of 5`,
  status: 'Status',
  statuses: {
    'in-stock': 'In Stock',
    'out-of-stock': 'Out of Stock',
  } satisfies Record<StockStatus, string>,
  updateSelection: 'Update selection',
  warranty: 'Warranty',
}
