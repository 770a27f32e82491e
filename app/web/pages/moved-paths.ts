/** Renamed paths by their old ones, in lower case; `:token` is any segment. They may be bookmarked or linked from emails. */
const moved: Record<string, string> = {
  '/wishlist/tell': '/priceAlerts',
  '/wishlist/tell/:token': '/priceAlerts/confirm/:token',
  '/wishlist/untell/:token': '/priceAlerts/unsubscribe/:token',
  '/compare/keep': '/compare',
}

/**
 * The redirect for reads of an old path; undefined for a current one. Forms still work at the old paths: mail programs don't
 * follow redirects when they unsubscribe (RFC 8058, section 3.1). Neither does the router for `.data`.
 */
export function movedPath(pathname: string): string | undefined {
  if (pathname.endsWith('.data')) return undefined
  const [, first, second, token, ...more] = pathname.replace(/\/$/, '').split('/')
  if (more.length > 0) return undefined
  const old = `/${first}/${second}`.toLowerCase()
  return token === undefined ? moved[old] : moved[`${old}/:token`]?.replace(':token', () => token)
}
