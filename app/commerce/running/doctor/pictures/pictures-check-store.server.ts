import type { Db } from '#db/schema/schema.ts'
import type { IdRange } from '../id-range-store.server.ts'

/** The next pictures by hash, from `from` on. */
export async function readPicturesFrom(
  db: Db,
  { after, limit }: { after: string; limit: number },
): Promise<{ hash: string; width: number }[]> {
  return db
    .selectFrom('picture')
    .select(['hash', 'width'])
    .where('hash', '>', after)
    .orderBy('hash')
    .limit(limit)
    .execute()
}

/** The products that show any of these pictures. */
export async function readProductsWith(
  db: Db,
  hashes: readonly string[],
  limit: number,
): Promise<{ id: number; title: string }[]> {
  if (hashes.length === 0) return []
  return db
    .selectFrom('product')
    .select(['product.id', 'title'])
    .where('removed_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('product_picture')
          .select('position')
          .whereRef('product_id', '=', 'product.id')
          .where('picture_hash', 'in', hashes),
      ),
    )
    .orderBy('product.id')
    .limit(limit)
    .execute()
}

/** The products that have any of these files. */
export async function readProductsWithFiles(
  db: Db,
  hashes: readonly string[],
  limit: number,
): Promise<{ id: number; title: string }[]> {
  return db
    .selectFrom('product')
    .innerJoin('product_file', 'product_id', 'product.id')
    .select(['product.id', 'title'])
    .distinct()
    .where('removed_at', 'is', null)
    .where('file_hash', 'in', hashes)
    .orderBy('product.id')
    .limit(limit)
    .execute()
}

/** How many published products of these have no picture. */
export async function countWithoutPicture(db: Db, { after, last }: IdRange): Promise<number> {
  const row = await db
    .selectFrom('product')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('id', '>', after)
    .where('id', '<=', last)
    .where('published_at', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('product_picture').select('position').whereRef('product_id', '=', 'product.id'))),
    )
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** How many products have pictures that nothing describes, up to `max`. */
export async function countWithoutAltText(db: Db, max: number): Promise<number> {
  const some = db
    .selectFrom('product_picture')
    .innerJoin('product', 'product.id', 'product_id')
    .select('product_id')
    .where('alt', '=', '')
    .where('decorative', '=', 0)
    .where('removed_at', 'is', null)
    .distinct()
    .limit(max)
    .as('some')
  const row = await db
    .selectFrom(some)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}
