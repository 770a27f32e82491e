import type { Tx } from '../app/db/schema.ts'
import { facts } from './facts.ts'
import { ratingOf, reviewRows } from './review-rows.ts'
import { reviews } from './reviews.ts'

/** What a product's row says of its facts and its reviews. */
export function factsOf(slug: string) {
  return { details: facts[slug]?.details ?? '', ...ratingOf(reviews[slug] ?? []) }
}

export async function addTags(tx: Tx, productIds: ReadonlyMap<string, number>): Promise<void> {
  const rows = [...productIds].flatMap(([slug, product_id]) =>
    (facts[slug]?.tags ?? []).map(tag => ({ product_id, tag })),
  )
  if (rows.length > 0) await tx.insertInto('product_tag').values(rows).execute()
}

export async function addReviews(tx: Tx, productIds: ReadonlyMap<string, number>): Promise<void> {
  const rows = [...productIds].flatMap(([slug, id]) => reviewRows({ reviews: reviews[slug] ?? [] }, id))
  if (rows.length > 0) await tx.insertInto('review').values(rows).execute()
}
