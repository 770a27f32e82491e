import type { DemoReview } from '../../catalog/reviews.ts'
import { SeededRandom } from '../seeded-random.ts'
import { buyerNames, opinionsForStars } from '../words/review-texts.ts'

/** Limits the memory that a batch needs. */
const maxReviews = 200

const lastDay = Date.parse('2026-11-01T00:00:00.000Z')

interface ReviewedProduct {
  number: number
  sold: number
  /** Creation time in milliseconds. */
  created: number
}

/** About one buyer in twenty writes a review, mostly a good one. */
export function writeReviews(random: SeededRandom, { number, sold, created }: ReviewedProduct): DemoReview[] {
  const count = Math.min(maxReviews, Math.floor(sold * random.next() * 0.1 + random.next()))
  const mean = 5 - 3.2 * random.next() ** 2.5
  // A separate generator, so that reviews do not change the rest of the product.
  const reviewRandom = new SeededRandom(-number)
  return Array.from({ length: count }, () => {
    const stars = randomStarsNear(mean, reviewRandom)
    const { titles, sentences } = opinionsForStars(stars)
    return {
      stars,
      author: `${reviewRandom.pick(buyerNames)} ${reviewRandom.pick(buyerNames)[0]}.`,
      title: reviewRandom.pick(titles),
      body: reviewRandom.sample(sentences, reviewRandom.integer(1, 2)).join(' '),
      createdAt: new Date(created + Math.floor(reviewRandom.next() * (lastDay - created))).toISOString(),
    }
  })
}

function randomStarsNear(mean: number, random: SeededRandom): DemoReview['stars'] {
  const stars = Math.round(mean + 2 * random.next() - 1)
  return Math.min(5, Math.max(1, stars)) as DemoReview['stars']
}
