import { passkeyChallengeLifetime } from '#commerce/people/passkeys/passkey.ts'
import { isRandomToken, newToken } from '#commerce/values/random-token.server.ts'
import { cookieHeader, hostCookieName, readCookie } from './cookies.server.ts'

/** The nonce of this browser, without which an answer to a challenge is useless; empty without one. */
export function readPasskeyNonce(request: Request): string {
  return readCookie(request, hostCookieName(request, 'passkey')) ?? ''
}

/** The nonce for the next challenge. Tabs share it, so that one doesn't invalidate the challenge of another. */
export function passkeyNonceFor(request: Request): string {
  const nonce = readPasskeyNonce(request)
  return isRandomToken(nonce) ? nonce : newToken()
}

/** An empty nonce deletes the cookie. */
export function passkeyCookie(request: Request, nonce: string): string {
  const name = hostCookieName(request, 'passkey')
  return cookieHeader(request, name, nonce, { maxAge: passkeyChallengeLifetime / 1000, httpOnly: true })
}
