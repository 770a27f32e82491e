import { sql } from 'kysely'
import type { Db, Tx } from '#db/schema/schema.ts'
import {
  brandPath,
  categoryListingPath,
  journalEntryPath,
  linkedAddresses,
  linkedPath,
  type PageLink,
  pagePath,
} from './page-address.ts'

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
    ...(await readTextLinks(db, paths)),
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

/** The texts of pages, journal entries, categories and brands, with the address of each. */
const texts = [
  { kind: 'page', table: 'page', name: 'title', text: 'body', address: pagePath },
  { kind: 'entry', table: 'journal_entry', name: 'title', text: 'body', address: journalEntryPath },
  { kind: 'category', table: 'category', name: 'name', text: 'text', address: categoryListingPath },
  { kind: 'brand', table: 'brand', name: 'name', text: 'text', address: brandPath },
] as const

async function readTextLinks(db: Db | Tx, paths: readonly string[]): Promise<FoundLink[]> {
  const names = [...paths, '/shop'].map(path => `%](${path.toLowerCase()}%`)
  const selects = texts.map(({ table, name, text }, place) => {
    const hasLink = sql.join(
      names.map(pattern => sql`lower(${sql.ref(text)}) like ${pattern}`),
      sql` or `,
    )
    return sql`select ${sql.lit(place)} as place, slug, ${sql.ref(name)} as name, ${sql.ref(text)} as text
      from ${sql.table(table)} where removed_at is null and (${hasLink})`
  })
  const { rows } = await sql<{ place: number; slug: string; name: string; text: string }>`
    select * from (${sql.join(selects, sql` union all `)}) as found order by place, slug`.execute(db)
  return rows.map(({ place, slug, name, text }) => {
    const { kind, table, address } = texts[Number(place)]!
    const own = linkedPath(address(slug))
    const hrefs = [...text.matchAll(/\]\(([^)\s]*)/g)].map(([, href]) => href!)
    return { kind, table, name, key: slug, hrefs: hrefs.filter(href => linkedPath(href) !== own) }
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
