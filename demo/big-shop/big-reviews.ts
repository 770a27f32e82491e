import type { DemoReview } from '../reviews.ts'
import { Dice } from './dice.ts'
import { buyers, opinionsOf } from './review-words.ts'

/** However many buy a product: what belongs to a batch must fit into memory. */
const most = 200

const lastDay = Date.parse('2026-11-01T00:00:00.000Z')

interface Reviewed {
  number: number
  sold: number
  /** When it came into the shop, in milliseconds. */
  created: number
}

/** About one buyer in twenty writes a review, and most who write are content. */
export function writeReviews(dice: Dice, { number, sold, created }: Reviewed): DemoReview[] {
  const count = Math.min(most, Math.floor(sold * dice.next() * 0.1 + dice.next()))
  const mean = 5 - 3.2 * dice.next() ** 2.5
  // Dice of their own: what is thrown for reviews decides nothing else about the product.
  const own = new Dice(-number)
  return Array.from({ length: count }, () => {
    const stars = starsNear(mean, own)
    const { titles, sentences } = opinionsOf(stars)
    return {
      stars,
      author: `${own.pick(buyers)} ${own.pick(buyers)[0]}.`,
      title: own.pick(titles),
      body: own.pickSome(sentences, own.whole(1, 2)).join(' '),
      createdAt: new Date(created + Math.floor(own.next() * (lastDay - created))).toISOString(),
    }
  })
}

function starsNear(mean: number, dice: Dice): DemoReview['stars'] {
  const stars = Math.round(mean + 2 * dice.next() - 1)
  return Math.min(5, Math.max(1, stars)) as DemoReview['stars']
}
