import type { DemoReview } from '../catalog/reviews.ts'

/** The rating columns of a product. */
export function ratingColumns(reviews: readonly DemoReview[]) {
  return {
    rating_sum: reviews.reduce((sum, { stars }) => sum + stars, 0),
    review_count: reviews.length,
  }
}

export function reviewRows({ reviews }: { reviews: readonly DemoReview[] }, product_id: number) {
  return reviews.map(({ createdAt, ...review }) => ({ ...review, product_id, created_at: createdAt }))
}
