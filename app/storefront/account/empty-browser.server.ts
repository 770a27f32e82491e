import { cookieHeader } from '#web/forms/cookies.server.ts'
import { passkeyCookie, readPasskeyNonce } from '#web/forms/passkey-cookie.server.ts'
import { readSignInNonce, signInCookie } from '#web/forms/sign-in-cookie.server.ts'
import { personalHeaders } from '#web/forms/visitor-cookies.server.ts'

/** Deletes what pages stored in the browser, such as viewed products. Cookies are deleted one by one. */
export const clearSiteData = '"cache", "storage"'

/** Headers that leave nothing of a visitor in the browser. */
export function emptyBrowserHeaders(request: Request): Headers {
  const headers = personalHeaders(request, undefined, {})
  headers.append('Set-Cookie', cookieHeader(request, 'compare', '', { maxAge: 0 }))
  if (readSignInNonce(request) !== undefined) headers.append('Set-Cookie', signInCookie(request, ''))
  if (readPasskeyNonce(request) !== '') headers.append('Set-Cookie', passkeyCookie(request, ''))
  headers.set('Clear-Site-Data', clearSiteData)
  return headers
}
