/** Longer than any address that the shop gives. */
const longest = 2000

/**
 * Where a form leads back to: the path that it named, if that is one of this shop, as a browser would read it. Undefined for
 * everything else. Source: OWASP Unvalidated Redirects and Forwards Cheat Sheet.
 */
export function wayBack(typed: string | undefined, origin: string): string | undefined {
  if (typed === undefined || typed.length > longest || !/^\/[^\\\p{Cc}]*$/u.test(typed)) return undefined
  if (!URL.canParse(typed, origin)) return undefined
  const url = new URL(typed, origin)
  const path = url.pathname + url.search + url.hash
  // `/.//evil.example` becomes `//evil.example` only when its dots are taken out.
  return url.origin === origin && !path.startsWith('//') ? path : undefined
}

/** The page of this shop on which a form stood; undefined when the browser does not say. */
export function pageBefore(request: Request): URL | undefined {
  const { origin } = new URL(request.url)
  const referer = request.headers.get('referer') ?? ''
  const path = referer.startsWith(`${origin}/`) ? wayBack(referer.slice(origin.length), origin) : undefined
  return path === undefined ? undefined : new URL(path, origin)
}
