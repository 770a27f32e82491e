import type { Tx } from '#db/schema/schema.ts'
import { pageSections } from '../page-sections.ts'
import { getSavedPicture, type SavedPictures } from '../saved-pictures.server.ts'
import { insertedCount, isEmpty, withPositions } from './add-rows.server.ts'

/** Returns the number of rows added. */
export async function addPageSections(tx: Tx, saved: SavedPictures): Promise<number> {
  if (!(await isEmpty(tx, 'page_section'))) return 0
  const rows = await Promise.all(
    withPositions(pageSections).map(async ({ picture, review, ...section }) => ({
      ...section,
      picture_hash: picture === null ? null : getSavedPicture(saved, picture).hash,
      review_id: (review && (await findReviewId(tx, review))) ?? null,
    })),
  )
  return insertedCount(await tx.insertInto('page_section').values(rows).executeTakeFirstOrThrow())
}

async function findReviewId(tx: Tx, { product, author }: { product: string; author: string }) {
  const review = await tx
    .selectFrom('review')
    .innerJoin('product', 'product.id', 'review.product_id')
    .select('review.id')
    .where('slug', '=', product)
    .where('author', '=', author)
    .executeTakeFirst()
  return review?.id
}
