import type { Db } from '../../../db/schema/schema.ts'

/** Where a product is on its way to shoppers; undefined for one that was removed. */
export function findPublishing(db: Db, productId: number) {
  return db
    .selectFrom('product')
    .select(['slug', 'published_at', 'publish_at'])
    .where('id', '=', productId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
}
