import type { ReviewState } from '#commerce/people/reviews/review.ts'
import { inLanguage } from './in-language.ts'

export const accountReviewMessages = inLanguage({
  toReview: 'Ready for your review',
  written: 'Your reviews',
  none: 'Once an order arrives, you can review its products here.',
  writtenOn: ({ date }: { date: string }) => `Written ${date}`,
  states: {
    published: 'Published',
    pending: 'Waiting for approval',
    hidden: 'Not shown',
  } satisfies Record<ReviewState, string>,
  rated: ({ stars }: { stars: number }) => `Rated ${stars} out of 5`,
  picture: ({ number }: { number: number }) => `Your picture ${number}`,
  delete: 'Delete',
  deleteReviewOf: ({ title }: { title: string }) => `Delete your review: ${title}`,
  pages: 'Pages of your reviews',
  newer: 'Newer reviews',
  older: 'Older reviews',
})
