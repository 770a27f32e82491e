import type { Db } from '#db/schema/schema.ts'

/** The slug of the published product that once had this one; undefined if there is none. */
export async function findRenamedSlug(db: Db, former: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('product_slug_redirect')
    .innerJoin('product', 'product.id', 'product_id')
    .select('product.slug')
    .where('product_slug_redirect.slug', '=', former)
    .where('published_at', 'is not', null)
    .executeTakeFirst()
  return row?.slug
}
