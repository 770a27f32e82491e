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
    /** When and why staff last hid it; null for reviews that were never hidden, or approved since. */
    hidden_at: Generated<string | null>
    hidden_reason: Generated<string | null>
    /** What staff told its author about it. */
    hidden_note: Generated<string | null>
    /** The shop's public answer. */
    reply: Generated<string | null>
    replied_at: Generated<string | null>
  }
  /** A picture by a shopper. Its file is encoded anew, without metadata. */
  review_picture: { review_id: number; hash: string; width: number; height: number; position: number }
}
