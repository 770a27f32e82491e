import type { Db, Tx } from '#db/schema/schema.ts'
import { pagePath } from '../pages/page-address.ts'
import { readPageLinks } from '../pages/page-links-store.server.ts'
import { isPublished } from '../schedule/is-published.ts'
import {
  expectedLegalPages,
  type LegalPage,
  type LegalPageKind,
  legalPageKinds,
  legalPageSlugs,
} from './legal-page.ts'

/** All legal texts with their pages and links. */
export async function readLegalPages(db: Db, country: string, now: Date): Promise<LegalPage[]> {
  const pages = await findLegalPages(db)
  const links = await readPageLinks(
    db,
    [...pages.values()].map(({ slug }) => pagePath(slug)),
  )
  const expected = expectedLegalPages(country)
  return legalPageKinds.map(kind => {
    const found = pages.get(kind)
    const places = links.filter(({ path }) => found && path === pagePath(found.slug))
    return {
      kind,
      isExpected: expected.includes(kind),
      page: found
        ? {
            ...{ slug: found.slug, title: found.title, publishedAt: found.published_at },
            hasText: found.body.trim() !== '',
            isPublished: isPublished(found.published_at, now),
          }
        : null,
      places,
      isInFooter: places.some(({ kind: place }) => place === 'help' || place === 'footer'),
    }
  })
}

/** The pages that are legal texts, by kind. */
export async function findLegalPages(db: Db | Tx) {
  const rows = await db
    .selectFrom('page')
    .select(['slug', 'title', 'body', 'published_at', 'legal'])
    .where('removed_at', 'is', null)
    .where(({ or, eb }) => or([eb('legal', 'is not', null), eb('slug', 'in', Object.values(legalPageSlugs))]))
    .execute()
  const pages = new Map<LegalPageKind, (typeof rows)[number]>()
  for (const kind of legalPageKinds) {
    const isOfSlug = (row: (typeof rows)[number]) => row.legal === null && row.slug === legalPageSlugs[kind]
    const page = rows.find(({ legal }) => legal === kind) ?? rows.find(isOfSlug)
    if (page) pages.set(kind, page)
  }
  return pages
}

/** The entries of the list of help pages, in their order. */
export async function readHelpMenu(tx: Tx) {
  return tx
    .selectFrom('menu_item')
    .select(['id', 'label', 'href', 'position'])
    .where('menu', '=', 'help')
    .orderBy('position')
    .execute()
}
