import { id, integer, oneOf, table, text } from './table.ts'

/** Only published reviews are shown and counted. */
export type ReviewState = (typeof states)[number]

const states = ['published', 'pending', 'hidden'] as const

export const reviewTables = [
  table(
    'review',
    {
      id,
      product_id: integer.references('product', 'cascade'),
      stars: integer.check('between 1 and 5'),
      /** The name as its author gave it; empty once the author's account was deleted. */
      author: text,
      title: text,
      body: text,
      created_at: text,
      /** The item that its author bought, at most one review each; null for the demo's reviews. */
      order_line_id: integer.optional().references('order_line', 'set null'),
      /** Pending ones wait for the merchant. */
      state: oneOf(...states).default('published'),
      /** When its author last changed it. */
      updated_at: text.optional(),
      /** When and why staff last hid it; null for reviews that were never hidden, or approved since. */
      hidden_at: text.optional(),
      hidden_reason: text.optional(),
      /** For its author, from staff. */
      hidden_note: text.optional(),
      /** The shop's public answer. */
      reply: text.optional(),
      replied_at: text.optional(),
    },
    {
      indexes: {
        review_by_state: '(state, created_at, id, stars)',
        review_by_time: '(created_at, id, stars)',
        review_of_product: '(product_id, created_at)',
      },
      uniqueIndexes: { review_of_order_line: '(order_line_id)' },
    },
  ),
  /** A picture by a shopper. Its file is encoded anew, without metadata. */
  table(
    'review_picture',
    {
      review_id: integer.references('review', 'cascade'),
      hash: text,
      width: integer,
      height: integer,
      position: integer,
    },
    { key: ['review_id', 'hash'], indexes: { review_picture_hash: '(hash)' } },
  ),
]
