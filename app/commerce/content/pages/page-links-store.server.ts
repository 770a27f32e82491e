import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#db/schema/schema.ts'
import { journalEntryPath, linkedAddresses, linkedPath, type PageLink, pagePath } from './page-address.ts'

interface FoundLink extends Omit<PageLink, 'path'> {
  hrefs: readonly (string | null)[]
}

/** Links to these addresses of the shop: in menus, banners, sections, search redirects and texts. A page's links to itself don't count. */
export async function readPageLinks(db: Db | Tx, paths: readonly string[]): Promise<PageLink[]> {
  if (paths.length === 0) return []
  const targets = new Set(paths.map(path => path.toLowerCase()))
  const found = [
    ...(await readMenuLinks(db)),
    ...(await readBannerLinks(db)),
    ...(await readSectionLinks(db)),
    ...(await readRedirects(db)),
    ...(await readTextLinks(db, 'page', paths)),
    ...(await readTextLinks(db, 'journal_entry', paths)),
  ]
  return found.flatMap(({ hrefs, ...link }) => {
    const linked = hrefs.flatMap(href => (href === null ? [] : linkedAddresses(href)))
    return [...new Set(linked)].filter(path => targets.has(path)).map(path => ({ ...link, path }))
  })
}

async function readMenuLinks(db: Db | Tx): Promise<FoundLink[]> {
  const rows = await db
    .selectFrom('menu_item')
    .select(['id', 'menu', 'label', 'href'])
    .where('href', 'is not', null)
    .orderBy('menu')
    .orderBy('position')
    .execute()
  return rows.map(({ id, menu, label, href }) => ({
    ...{ kind: menu, table: 'menu_item', name: label, key: String(id) },
    hrefs: [href],
  }))
}

async function readBannerLinks(db: Db | Tx): Promise<FoundLink[]> {
  const rows = await db
    .selectFrom('banner')
    .select(['id', 'heading', 'href', 'action_href'])
    .orderBy('placement')
    .orderBy('position')
    .execute()
  return rows.map(({ id, heading, href, action_href }) => ({
    ...{ kind: 'banner', table: 'banner', name: heading, key: String(id) },
    hrefs: [href, action_href],
  }))
}

async function readSectionLinks(db: Db | Tx): Promise<FoundLink[]> {
  const rows = await db
    .selectFrom('page_section')
    .select(['id', 'heading', 'href'])
    .where('href', 'is not', null)
    .orderBy('page')
    .orderBy('position')
    .execute()
  return rows.map(({ id, heading, href }) => ({
    ...{ kind: 'section', table: 'page_section', name: heading, key: String(id) },
    hrefs: [href],
  }))
}

async function readRedirects(db: Db | Tx): Promise<FoundLink[]> {
  const rows = await db.selectFrom('search_redirect').select(['query', 'target']).orderBy('query').execute()
  return rows.map(({ query, target }) => ({
    ...{ kind: 'redirect', table: 'search_redirect', name: query, key: query },
    hrefs: [target],
  }))
}

async function readTextLinks(
  db: Db | Tx,
  table: 'page' | 'journal_entry',
  paths: readonly string[],
): Promise<FoundLink[]> {
  const names: RawBuilder<boolean>[] = [...paths, '/shop'].map(
    path => sql`lower(body) like ${`%](${path.toLowerCase()}%`}`,
  )
  const rows = await db
    .selectFrom(table)
    .select(['slug', 'title', 'body'])
    .where('removed_at', 'is', null)
    .where(({ or }) => or(names))
    .orderBy('slug')
    .execute()
  return rows.map(({ slug, title, body }) => {
    const own = (table === 'page' ? pagePath : journalEntryPath)(slug)
    const hrefs = [...body.matchAll(/\]\(([^)\s]*)/g)].map(([, href]) => href!)
    return {
      ...{ kind: table === 'page' ? 'page' : 'entry', table, name: title, key: slug },
      hrefs: hrefs.filter(href => linkedPath(href) !== own),
    }
  })
}

/** Rows whose link is this address and nothing more, by table and column. */
export async function findLinkRows(
  tx: Tx,
  href: string,
): Promise<{ table: 'menu_item' | 'banner' | 'page_section'; column: 'href' | 'action_href'; id: number }[]> {
  const columns = [
    ['menu_item', 'href'],
    ['banner', 'href'],
    ['banner', 'action_href'],
    ['page_section', 'href'],
  ] as const
  const found = await Promise.all(
    columns.map(async ([table, column]) => {
      const { rows } = await sql<{ id: number }>`
        select id from ${sql.table(table)} where ${sql.ref(column)} = ${href} order by id`.execute(tx)
      return rows.map(({ id }) => ({ table, column, id }))
    }),
  )
  return found.flat()
}
