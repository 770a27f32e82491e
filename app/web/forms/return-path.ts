/** Longer than any of our addresses. */
export const maxPathLength = 2000

/**
 * The path that a form asks to return to, as a browser would read it; undefined when it leads out of this shop. Source: OWASP
 * Unvalidated Redirects and Forwards Cheat Sheet.
 */
export function safeReturnPath(typed: string | undefined, origin: string): string | undefined {
  if (typed === undefined || typed.length > maxPathLength || !/^\/[^\\\p{Cc}]*$/u.test(typed))
    return undefined
  if (!URL.canParse(typed, origin)) return undefined
  const url = new URL(typed, origin)
  const path = url.pathname + url.search + url.hash
  // `/.//evil.example` becomes `//evil.example` once the dots are resolved.
  return url.origin === origin && !path.startsWith('//') && path.length <= maxPathLength ? path : undefined
}

/** The page of this shop that sent the request, by its `Referer`; undefined without one. */
export function refererPage(request: Request): URL | undefined {
  const { origin } = new URL(request.url)
  const referer = request.headers.get('referer') ?? ''
  const path = referer.startsWith(`${origin}/`)
    ? safeReturnPath(referer.slice(origin.length), origin)
    : undefined
  return path === undefined ? undefined : new URL(path, origin)
}
