import { listingParamNames } from '#commerce/catalog/index/listing-param-names.ts'
import { isRowPreviewId, rowPreviewParam } from '#commerce/content/text-preview/row-draft.ts'
import { reviewParams } from '#commerce/people/reviews/review-query.ts'

/** The parameters that listings read. */
const listing = Object.values(listingParamNames).sort()

/** No page looks at more values of one parameter. */
const maxValues = 20

interface PublicPage {
  spelling: string
  parameters: string[]
  /** Options are parameters, too, by their slugs. */
  hasOptions?: true
  /** Further parameters, of which the first value counts if it has this form. */
  patterns?: Readonly<Record<string, RegExp>>
  /** Without this parameter the page depends on the visitor. */
  needs?: string
  /** Its parts can be previewed, by those who have the link. */
  isPreviewed?: true
}

/** Public pages by the first segment of their path in lower case, with their parameters in order. */
const publicPages: Record<string, PublicPage> = {
  '': { spelling: '', parameters: [], isPreviewed: true },
  shop: { spelling: 'Shop', parameters: listing, hasOptions: true, isPreviewed: true },
  brands: { spelling: 'brands', parameters: listing, hasOptions: true, isPreviewed: true },
  collections: { spelling: 'collections', parameters: listing, hasOptions: true },
  productdetails: {
    spelling: 'productDetails',
    parameters: ['before', 'quantity', 'status', 'step'],
    hasOptions: true,
    patterns: reviewParams,
  },
  compare: { spelling: 'compare', parameters: ['differences', 'products'], needs: 'products' },
  search: { spelling: 'search', parameters: [listingParamNames.search] },
  pages: { spelling: 'pages', parameters: [] },
  about: { spelling: 'about', parameters: [], isPreviewed: true },
  contact: { spelling: 'contact', parameters: [] },
  journal: { spelling: 'journal', parameters: [] },
  'robots.txt': { spelling: 'robots.txt', parameters: [] },
  'sitemap.xml': { spelling: 'sitemap.xml', parameters: [] },
  sitemaps: { spelling: 'sitemaps', parameters: [] },
}

export interface PublicAddress {
  /** The canonical spelling: `/shop/` and `/SHOP` become `/Shop`. */
  pathname: string
  /** The canonical path with the known parameters in order: the key in the cache. */
  key: string
}

/**
 * The canonical address of a page that is the same for every visitor; otherwise undefined. A path that ends in `.data` is the
 * same page for the router in the browser. `options` are the slugs of the shop's options.
 */
export function publicAddress(
  pathname: string,
  query: URLSearchParams,
  options: ReadonlySet<string>,
): PublicAddress | undefined {
  const isData = pathname.endsWith('.data')
  const path = isData ? pathname.slice(0, -'.data'.length).replace(/^\/_root$|^\/_$/, '/') : pathname
  const [first = '', ...rest] = path.split('/').filter(part => part !== '')
  const page = Object.hasOwn(publicPages, first.toLowerCase()) ? publicPages[first.toLowerCase()] : undefined
  if (!page || (page.needs && !query.get(page.needs))) return undefined
  if (page.isPreviewed && isRowPreviewId(query.get(rowPreviewParam) ?? '')) return undefined

  const canonical = `/${[page.spelling, ...rest.map(part => part.toLowerCase())].join('/')}`
  const allowed = new URLSearchParams()
  const chosen = page.hasOptions ? [...query.keys()].filter(name => options.has(name)) : []
  for (const name of [...(isData ? ['_routes'] : []), ...new Set([...page.parameters, ...chosen].sort())]) {
    const values = new Set(query.getAll(name).slice(0, maxValues))
    for (const value of [...values].sort()) allowed.append(name, value)
  }
  for (const [name, pattern] of Object.entries(page.patterns ?? {})) {
    const value = query.get(name)
    if (value !== null && pattern.test(value)) allowed.append(name, value)
  }
  const spelled = isData ? pathname : canonical
  return { pathname: spelled, key: allowed.size > 0 ? `${spelled}?${allowed}` : spelled }
}

/** Whether the page is the same for every visitor. */
export function isPublicPage({ pathname, searchParams }: URL): boolean {
  return publicAddress(pathname, searchParams, new Set()) !== undefined
}
