import type { Tx } from '../app/db/schema.ts'
import { facts } from './facts.ts'
import { reviews } from './reviews.ts'

/** What a product's row says of its facts and its reviews: the rating is the sum of what is written below. */
export function factsOf(slug: string) {
  const given = reviews[slug] ?? []
  return {
    details: facts[slug]?.details ?? '',
    rating_sum: given.reduce((sum, { stars }) => sum + stars, 0),
    review_count: given.length,
  }
}

export async function addTags(tx: Tx, productIds: ReadonlyMap<string, number>): Promise<void> {
  const rows = [...productIds].flatMap(([slug, product_id]) =>
    (facts[slug]?.tags ?? []).map(tag => ({ product_id, tag })),
  )
  if (rows.length > 0) await tx.insertInto('product_tag').values(rows).execute()
}

export async function addReviews(tx: Tx, productIds: ReadonlyMap<string, number>): Promise<void> {
  const rows = [...productIds].flatMap(([slug, product_id]) =>
    (reviews[slug] ?? []).map(({ createdAt, ...review }) => ({
      ...review,
      product_id,
      created_at: createdAt,
    })),
  )
  if (rows.length > 0) await tx.insertInto('review').values(rows).execute()
}
