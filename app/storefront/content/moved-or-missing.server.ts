import { data, href, redirect } from 'react-router'
import { journalEntryPath, pagePath } from '#commerce/content/pages/page-address.ts'
import { findFormerSlugs } from '#commerce/editing/former-slugs/former-slug-store.server.ts'
import type { Db } from '#db/schema/schema.ts'

const pathOf = {
  page: pagePath,
  journal_entry: journalEntryPath,
  product: (slug: string) => href('/productDetails/:slug?', { slug }),
}

/** A redirect to what had this slug, or a 404; to throw. */
export async function movedOrMissing(db: Db, table: keyof typeof pathOf, slug: string, search = '') {
  const current = (await findFormerSlugs(db, table, [slug])).get(slug)
  return current === undefined ? data(null, { status: 404 }) : redirect(pathOf[table](current) + search, 301)
}
