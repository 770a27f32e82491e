import type { ReviewSort } from '#commerce/people/reviews/review-query.ts'
import { formatNumber } from './format.ts'
import { inLanguage } from './in-language.ts'
import { pluralEn } from './plural.ts'

const stars = (count: number) => pluralEn(count, { one: '1 star', other: `${count} stars` })

/** Texts around the reviews of a product. Only the server words them, so browsers load none. */
export const reviewMessages = inLanguage({
  title: 'Reviews',
  averageRating: ({ stars, count }: { stars: number; count: number }) =>
    pluralEn(count, {
      one: `<strong>${formatNumber(stars)}</strong> out of 5, from 1 review`,
      other: `<strong>${formatNumber(stars)}</strong> out of 5, from ${formatNumber(count)} reviews`,
    }),
  ratingDistribution: 'Filter by rating',
  starCount: ({ count }: { count: number }) => stars(count),
  reviewUnit: ({ count }: { count: number }) => pluralEn(count, { one: 'review', other: 'reviews' }),
  starsGiven: ({ stars }: { stars: number }) => `Rated ${stars} out of 5`,
  sort: 'Sort reviews',
  sorts: {
    newest: 'Newest',
    highest: 'Highest rated',
    lowest: 'Lowest rated',
  } satisfies Record<ReviewSort, string>,
  withStars: ({ stars: given, count }: { stars: number; count: number }) =>
    pluralEn(count, {
      one: `1 review with ${stars(given)}`,
      other: `${formatNumber(count)} reviews with ${stars(given)}`,
    }),
  showAll: ({ count }: { count: number }) => `Show all ${formatNumber(count)}`,
  verifiedBuyer: 'Verified buyer',
  verifiedNote: '“Verified buyer” marks reviews by customers who bought the product here and received it.',
  none: 'No reviews yet.',
  write: 'Write a review',
  anonymous: 'Anonymous',
  answerFrom: ({ shop }: { shop: string }) => `Answer from ${shop}`,
  picture: ({ number, count, author }: { number: number; count: number; author: string }) =>
    count === 1 ? `Picture by ${author}` : `Picture ${number} of ${count} by ${author}`,
  pages: 'Pages of reviews',
  page: ({ page, pages }: { page: number; pages: number }) => `Page ${page} of ${pages}`,
  previousPage: 'Previous',
  nextPage: 'Next',
})
