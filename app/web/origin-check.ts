/** The headers by which a browser says which page sends a request; undefined where it sent none. */
export interface SentFrom {
  origin: string | undefined
  site: string | undefined
}

/**
 * Whether a write comes from the shop's own pages or from no page at all. A neighboring subdomain (`same-site`) is another
 * site. Source: OWASP Cross-Site Request Forgery Prevention, "Fetch Metadata" and "Verifying Origin With Standard Headers".
 */
export function isOwnWrite({ origin, site }: SentFrom, shopOrigin: string): boolean {
  if (origin !== undefined) return origin === shopOrigin
  return site === undefined || site === 'same-origin' || site === 'none'
}
