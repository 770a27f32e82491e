import type { ReviewState } from '#db/schema/review-tables.ts'
import type { Picture } from '../../catalog/pictures/picture.ts'

export type { ReviewState } from '#db/schema/review-tables.ts'

export type ReviewPicture = Omit<Picture, 'alt'>

/** A published review. */
export interface Review {
  id: number
  stars: number
  /** Empty once its author's account was deleted. */
  author: string
  title: string
  body: string
  /** ISO 8601. */
  createdAt: string
  /** Whether its author bought the product here. */
  isVerified: boolean
  pictures: ReviewPicture[]
  /** The shop's answer. */
  reply: string | null
}

/** A review as its author wrote it, in any state. */
export interface OwnReview {
  orderLineId: number
  state: ReviewState
  stars: number
  author: string
  title: string
  body: string
  /** ISO 8601. */
  createdAt: string
  pictures: ReviewPicture[]
}

export const reviewLimits = { author: 60, title: 100, body: 3000, pictures: 3 } as const

/** Of the texts of staff, in characters. */
export const moderationLimits = { reply: 2000, note: 1000 } as const

/** Why staff hide a review. A low rating is none: Directive 2005/29/EC, annex I, 23c. */
export const hideReasons = [
  ...(['advertising', 'off-topic', 'insulting', 'personal-data'] as const),
  ...(['not-genuine', 'unlawful', 'other'] as const),
]

export type HideReason = (typeof hideReasons)[number]

export function isHideReason(stored: string | null): stored is HideReason {
  return hideReasons.some(reason => reason === stored)
}

/** Number of reviews per star rating, five stars first. */
export type RatingDistribution = { stars: number; count: number; percent: number }[]

/** Percentages are whole and may not add up to 100; a rating that was given shows at least 1%. */
export function ratingDistribution(counts: readonly { stars: number; count: number }[]): RatingDistribution {
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  return [5, 4, 3, 2, 1].map(stars => {
    const count = counts.find(row => row.stars === stars)?.count ?? 0
    const percent = count === 0 ? 0 : Math.max(1, Math.round((100 * count) / total))
    return { stars, count, percent }
  })
}

/** The state of a review that its author saves. One that was hidden or is waiting goes to the merchant in any case. */
export function savedReviewState(before: ReviewState | undefined, needsApproval: boolean): ReviewState {
  return needsApproval || before === 'hidden' || before === 'pending' ? 'pending' : 'published'
}
