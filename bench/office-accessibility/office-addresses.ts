import { readFileSync } from 'node:fs'
import { matchRoutes } from 'react-router'
import { shopRoutes } from '#test/action-routes.ts'
import { linksOf } from '#test/attack/requests/page-forms.ts'

const officeRoutes = shopRoutes.filter(({ path }) => /^\/office(\/|$)/.test(path))
const officePages = officeRoutes.filter(({ file }) => /^export default/m.test(readFileSync(file, 'utf8')))

/** A page as somebody sees it: a cookie, or none for a stranger. */
export interface OpenedPage {
  address: string
  cookie: string
}

/** These pages of the office, and one that they link for each other page; `unlinked` are the patterns of pages that nothing links. */
export async function officeAddresses(
  origin: string,
  first: readonly OpenedPage[],
): Promise<{ pages: OpenedPage[]; unlinked: string[] }> {
  const found = new Set<string>()
  const pages: OpenedPage[] = []
  const add = (page: OpenedPage): boolean => {
    const route = matchRoutes(officeRoutes, new URL(page.address, origin).pathname)?.[0]?.route
    if (!route || !officePages.includes(route)) return false
    if (!found.has(route.path) || first.includes(page)) pages.push(page)
    found.add(route.path)
    return true
  }
  for (const page of first) if (!add(page)) throw new Error(`${page.address} is no page of the office.`)
  for (const { address, cookie } of pages) {
    const response = await fetch(origin + address, { headers: { cookie } })
    for (const link of linksOf(await response.text(), origin)) add({ address: link, cookie })
  }
  return { pages, unlinked: officePages.flatMap(({ path }) => (found.has(path) ? [] : [path])) }
}
