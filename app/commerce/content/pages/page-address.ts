/** Pages that the shop shows itself: at addresses of their own, and the text of its error page. */
const ownPages = ['about', 'contact', 'journal', 'error'] as const

export function isOwnPage(slug: string): boolean {
  return (ownPages as readonly string[]).includes(slug)
}

/** The address of a page in the shop. */
export function pagePath(slug: string): string {
  return isOwnPage(slug) ? `/${slug}` : `/pages/${slug}`
}

export function journalEntryPath(slug: string): string {
  return `/journal/${slug}`
}

export function categoryListingPath(slug: string): string {
  return `/Shop/${slug}`
}

export function brandPath(slug: string): string {
  return `/brands/${slug}`
}

/** The path that a link leads to; undefined if it leads elsewhere. */
export function linkedPath(href: string): string | undefined {
  const path = /^\/[^?#]*/.exec(href)?.[0]
  return path && (path.length > 1 ? path.replace(/\/+$/, '') : path).toLowerCase()
}

/** Filters of a listing by which it's the page of something, with the address that it has then. */
const listedBy: Readonly<Record<string, (slug: string) => string>> = {
  category: slug => `/shop/${slug}`,
  brand: slug => `/brands/${slug}`,
  color: slug => `/shop?color=${slug}`,
  size: slug => `/shop?size=${slug}`,
}

/** The addresses in the shop that a link leads to: its path, and what it filters a listing by. */
export function linkedAddresses(href: string): string[] {
  const path = linkedPath(href)
  if (path === undefined) return []
  const query = new URLSearchParams(/\?([^#]*)/.exec(href)?.[1]?.toLowerCase())
  return [path, ...[...query].flatMap(([name, value]) => listedBy[name]?.(value) ?? [])]
}

/** The place of a link to a page. */
export interface PageLink {
  kind:
    | ('header' | 'footer' | 'help' | 'banner' | 'section' | 'redirect')
    | ('page' | 'entry' | 'category' | 'brand')
  table: string
  /** The words of a menu entry, the heading of a banner, the title of a page. */
  name: string
  /** Names the record with the link. */
  key: string
  /** The address that it leads to. */
  path: string
}
