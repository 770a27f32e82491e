import { readCompareSelection } from '#commerce/catalog/compare/compare-selection.ts'

/** How long browsers keep the cookie. */
export const compareCookieDays = 30

/**
 * The cookie with the slugs to compare, which scripts may read and write. The separator is a dot, because cookies must not hold
 * commas (RFC 6265, section 4.1.1).
 */
export function compareCookie(slugs: readonly string[], secure: boolean): string {
  const maxAge = slugs.length > 0 ? compareCookieDays * 24 * 60 * 60 : 0
  return `compare=${slugs.join('.')}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure ? '; Secure' : ''}`
}

/** Reads the slugs from a `Cookie` header or from `document.cookie`. */
export function readCompareCookie(cookies: string | null): string[] {
  return readCompareSelection(/(?:^|;\s*)compare=([^;]*)/.exec(cookies ?? '')?.[1])
}
