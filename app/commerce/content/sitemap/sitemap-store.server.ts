import { setImmediate } from 'node:timers/promises'
import type { Db } from '#db/schema/schema.ts'
import { readPublishedPages } from '../content-store.server.ts'
import { readJournalEntries } from '../journal-store.server.ts'
import { urlsPerSitemap } from './sitemap.ts'

/** Small enough that other requests are answered in between. */
const chunk = 1000

/** The numbers of the sitemaps with products, from 1: a sitemap has a range of ids, so that reading it needs no counting. */
export async function readProductSitemaps(db: Db): Promise<number[]> {
  const { last } = await db
    .selectFrom('product')
    .select(row => row.fn.max('id').as('last'))
    .executeTakeFirstOrThrow()
  const numbers: number[] = []
  for (let number = 1; (number - 1) * urlsPerSitemap < (last ?? 0); number++) {
    const [first] = await readSlugs(db, { after: (number - 1) * urlsPerSitemap, number, limit: 1 })
    if (first) numbers.push(number)
  }
  return numbers
}

/** The slugs of the published products in a sitemap. */
export async function readSitemapProducts(db: Db, number: number): Promise<string[]> {
  const slugs: string[] = []
  let after = (number - 1) * urlsPerSitemap
  for (;;) {
    const rows = await readSlugs(db, { after, number, limit: chunk })
    slugs.push(...rows.map(({ slug }) => slug))
    if (rows.length < chunk) return slugs
    after = rows.at(-1)!.id
    await setImmediate()
  }
}

function readSlugs(db: Db, { after, number, limit }: { after: number; number: number; limit: number }) {
  return db
    .selectFrom('product')
    .select(['id', 'slug'])
    .where('id', '>', after)
    .where('id', '<=', number * urlsPerSitemap)
    .where('published_at', 'is not', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('variant')
          .select('sku')
          .whereRef('variant.product_id', '=', 'product.id')
          .where('variant.removed_at', 'is', null),
      ),
    )
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** The slugs of everything else that has a public page. */
export async function readSitemapPages(db: Db, now: Date) {
  const slugs = async (table: 'category' | 'brand' | 'collection') => {
    const rows = await db
      .selectFrom(table)
      .select('slug')
      .where('removed_at', 'is', null)
      .orderBy('slug')
      .execute()
    return rows.map(({ slug }) => slug)
  }
  return {
    pages: await readPublishedPages(db, now),
    categories: await slugs('category'),
    brands: await slugs('brand'),
    collections: await slugs('collection'),
    entries: (await readJournalEntries(db, now)).map(({ slug }) => slug),
  }
}
