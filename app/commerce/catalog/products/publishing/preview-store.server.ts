import type { Db } from '#db/schema/schema.ts'

/** The slug of a product, and its publishing times; undefined for one that was removed. */
export function findPublishing(db: Db, productId: number) {
  return db
    .selectFrom('product')
    .select(['slug', 'published_at', 'publish_at'])
    .where('id', '=', productId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
}
