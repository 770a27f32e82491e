/** What a listing reads. Of those that name a filter there may be several. */
const listing = [
  'brand',
  'category',
  'color',
  'from',
  'page',
  'price',
  'q',
  'show',
  'size',
  'sort',
  'stock',
  'to',
]

/** More values of one parameter than this are looked at by no page. */
const mostValues = 20

interface PublicPage {
  spelling: string
  parameters: string[]
  /** Without this parameter the page is about the visitor, and not the same for everybody. */
  needs?: string
}

/** The first part of every public page's path in its canonical spelling, and the parameters that it reads, sorted. */
const publicPages: Record<string, PublicPage> = {
  '': { spelling: '', parameters: [] },
  shop: { spelling: 'Shop', parameters: listing },
  brands: { spelling: 'brands', parameters: listing },
  collections: { spelling: 'collections', parameters: listing },
  productdetails: { spelling: 'productDetails', parameters: ['color', 'quantity', 'size', 'status', 'step'] },
  compare: { spelling: 'compare', parameters: ['differences', 'products'], needs: 'products' },
  search: { spelling: 'search', parameters: ['q'] },
  about: { spelling: 'about', parameters: [] },
  contact: { spelling: 'contact', parameters: [] },
  journal: { spelling: 'journal', parameters: [] },
}

export interface PublicAddress {
  /** The one spelling of this path: `/shop/` and `/SHOP` are `/Shop`. */
  pathname: string
  /** The canonical path with the parameters that the page reads, sorted; it names the page in the cache. */
  key: string
}

/**
 * The canonical address of a public page that is the same for every visitor; undefined for everything else. A path that
 * ends in `.data` is the same page asked for by the router in the browser.
 */
export function publicAddress(pathname: string, query: URLSearchParams): PublicAddress | undefined {
  const isData = pathname.endsWith('.data')
  const path = isData ? pathname.slice(0, -'.data'.length).replace(/^\/_root$|^\/_$/, '/') : pathname
  const [first = '', ...rest] = path.split('/').filter(part => part !== '')
  const page = Object.hasOwn(publicPages, first.toLowerCase()) ? publicPages[first.toLowerCase()] : undefined
  if (!page || (page.needs && !query.get(page.needs))) return undefined

  const canonical = `/${[page.spelling, ...rest.map(part => part.toLowerCase())].join('/')}`
  const known = new URLSearchParams()
  for (const name of isData ? ['_routes', ...page.parameters] : page.parameters) {
    const values = new Set(query.getAll(name).slice(0, mostValues))
    for (const value of [...values].sort()) known.append(name, value)
  }
  const spelled = isData ? pathname : canonical
  return { pathname: spelled, key: known.size > 0 ? `${spelled}?${known}` : spelled }
}
