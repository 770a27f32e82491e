import { readChosen } from '../../commerce/compare/chosen.ts'

const thirtyDays = 30 * 24 * 60 * 60

/**
 * The cookie of a browser that compares: slugs and nothing else. It is written by the shop for forms without a script and
 * by the browser itself otherwise, so a script may read it. A comma is not allowed in a cookie (RFC 6265, section 4.1.1).
 */
export function chosenCookie(chosen: readonly string[], secure: boolean): string {
  const age = chosen.length > 0 ? thirtyDays : 0
  return `compare=${chosen.join('.')}; Path=/; Max-Age=${age}; SameSite=Lax${secure ? '; Secure' : ''}`
}

/** What a browser says that it compares, in the form of a `Cookie` header and of `document.cookie`. */
export function readChosenCookie(cookies: string | null): string[] {
  return readChosen(/(?:^|;\s*)compare=([^;]*)/.exec(cookies ?? '')?.[1])
}
