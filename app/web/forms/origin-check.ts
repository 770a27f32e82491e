/** The `Origin` and `Sec-Fetch-Site` headers of a request; undefined where missing. */
export interface RequestSource {
  origin: string | undefined
  site: string | undefined
}

/**
 * Whether a write comes from our own pages or from no page. A neighboring subdomain (`same-site`) is another site. Source: OWASP
 * Cross-Site Request Forgery Prevention, "Fetch Metadata" and "Verifying Origin With Standard Headers".
 */
export function isSameOriginWrite({ origin, site }: RequestSource, shopOrigin: string): boolean {
  if (origin !== undefined) return origin === shopOrigin
  return site === undefined || site === 'same-origin' || site === 'none'
}
