import type { Tx } from '#db/schema/schema.ts'
import { detailsAndTags } from '../catalog/details-and-tags.ts'
import { reviews } from '../catalog/reviews.ts'
import { ratingColumns, reviewRows } from './review-rows.ts'

/** The columns of a product with its details and rating. */
export function detailsAndRating(slug: string) {
  return { details: detailsAndTags[slug]?.details ?? '', ...ratingColumns(reviews[slug] ?? []) }
}

export async function addTags(tx: Tx, productIds: ReadonlyMap<string, number>): Promise<void> {
  const rows = [...productIds].flatMap(([slug, product_id]) =>
    (detailsAndTags[slug]?.tags ?? []).map(tag => ({ product_id, tag })),
  )
  if (rows.length > 0) await tx.insertInto('product_tag').values(rows).execute()
}

export async function addReviews(tx: Tx, productIds: ReadonlyMap<string, number>): Promise<void> {
  const rows = [...productIds].flatMap(([slug, id]) => reviewRows({ reviews: reviews[slug] ?? [] }, id))
  if (rows.length > 0) await tx.insertInto('review').values(rows).execute()
}
