import { attackedRoutes, fillRoute } from './attacked-routes.ts'
import { isPublic } from './crawl.ts'

/** A page of each route that everyone sees alike. */
export const publicPages = [
  '/',
  '/Shop?q=tee',
  '/brands',
  '/brands/brand-2',
  '/collections/bags',
  '/productDetails/school-bag',
  '/compare?products=classic-tee',
  '/about',
  '/contact',
  '/journal',
  '/journal/one-pot-at-a-time',
  '/pages/shipping',
  '/search/suggestions?q=tee',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/pages.xml',
]

/** The routes of all such pages. */
export const publicRoutes = attackedRoutes
  .filter(route => isPublic(`${fillRoute(route, () => 'x')}?products=x`))
  // Forms.
  .filter(route => !route.startsWith('/compare/'))

/** The address at which the router in a browser reads a page. */
export function dataOf(page: string): string {
  const [path, query = ''] = page.split('?') as [string, string?]
  return /\.\w+$/.test(path) ? page : `${path === '/' ? '/_' : path}.data${query && `?${query}`}`
}
