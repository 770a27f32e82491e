import type { Picture } from '#commerce/catalog/pictures/picture.ts'
import type { OwnReview } from '#commerce/people/reviews/review.ts'

export const maxPictureMegabytes = 12

/** In the order of the form. */
export const reviewFormFields = ['stars', 'title', 'body', 'pictures', 'author'] as const

export type ReviewField = (typeof reviewFormFields)[number]

export type ReviewErrorTexts = Partial<Record<ReviewField, string | undefined>>

/** The typed texts, for the form that is shown again. */
type TypedReview = Partial<Record<'stars' | 'title' | 'body' | 'author', string>>

export interface ReviewPageView {
  token: string
  number: string
  line: { id: number; title: string; options: string; slug: string; picture: Picture | null }
  /** The review so far. */
  own: OwnReview | undefined
  /** The name that a new review may have. */
  suggestedAuthor: string
  /** Why it can't be written or changed. */
  closed: 'not-delivered' | 'product-removed' | undefined
  needsApproval: boolean
  /** Whether it was opened from the account's reviews. */
  isFromAccount: boolean
}

/** The answer to a form that was refused. */
export interface RefusedReview {
  typed: TypedReview
  /** Which pictures were to be removed. */
  removed: string[]
  errors: ReviewErrorTexts
  /** About the form as a whole. */
  message: string | undefined
}
