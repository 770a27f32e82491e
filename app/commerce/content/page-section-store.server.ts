import type { Db } from '#db/schema/schema.ts'
import type { PageSection } from './page-section.ts'
import { isShownAt } from './schedule/due-content-store.server.ts'
import type { RowDraft } from './text-preview/row-draft.ts'
import { rowsWithDraft } from './text-preview/rows-with-draft.server.ts'

/** The sections of a page at this time, in order. Quotes of unpublished reviews and products are left out. */
export async function readPageSections(
  db: Db,
  page: string,
  now: Date,
  draft: RowDraft | null = null,
): Promise<PageSection[]> {
  const rows = await db
    .selectFrom(rowsWithDraft('page_section', draft, now))
    .leftJoin('picture', 'picture.hash', 'picture_hash')
    .leftJoin('review', join =>
      join.onRef('review.id', '=', 'review_id').on('review.state', '=', 'published'),
    )
    .leftJoin('product', join =>
      join.onRef('product.id', '=', 'review.product_id').on('product.published_at', 'is not', null),
    )
    .select(['page_section.id', 'kind', 'heading', 'text', 'action', 'href'])
    .select(['alt', 'hash', 'width', 'height'])
    .select(['stars', 'review.author', 'review.body', 'product.slug', 'product.title'])
    .where('page', '=', page)
    .where(isShownAt(now))
    .orderBy('page_section.position')
    .orderBy('page_section.id')
    .execute()
  return rows.flatMap(({ id, kind, heading, text, action, href, ...row }) => {
    const { alt, hash, width, height, stars, author, body, slug, title } = row
    const picture = hash === null ? null : { hash, width: width!, height: height!, alt }
    const isQuotable = body !== null && slug !== null
    if (kind === 'quote' && !isQuotable) return []
    const review = isQuotable
      ? { stars: stars!, author: author!, body, product: { slug, title: title! } }
      : null
    return [{ id, kind, heading, text, action, href, picture, review }]
  })
}
