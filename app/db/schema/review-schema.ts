import type { Generated } from 'kysely'

/** Only published reviews are shown and counted. */
export type ReviewState = 'published' | 'pending' | 'hidden'

export interface ReviewSchema {
  review: {
    id: Generated<number>
    product_id: number
    stars: number
    /** The name as its author gave it; empty once the author's account was deleted. */
    author: string
    title: string
    body: string
    created_at: string
    /** The item that its author bought, at most one review each; null for the demo's reviews. */
    order_line_id: Generated<number | null>
    /** Pending ones wait for the merchant. */
    state: Generated<ReviewState>
    /** When its author last changed it. */
    updated_at: Generated<string | null>
  }
  /** A picture by a shopper. Its file is encoded anew, without metadata. */
  review_picture: { review_id: number; hash: string; width: number; height: number; position: number }
}
