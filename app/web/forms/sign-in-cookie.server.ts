import { signInLifetime } from '#commerce/people/accounts/sign-in/code-rules.ts'
import { cookieHeader, hostCookieName, readCookie } from './cookies.server.ts'

/** The nonce of this browser's request to sign in, without which the emailed code is useless. */
export function readSignInNonce(request: Request): string | undefined {
  return readCookie(request, hostCookieName(request, 'sign-in'))
}

/** An empty nonce deletes the cookie. */
export function signInCookie(request: Request, nonce: string): string {
  const name = hostCookieName(request, 'sign-in')
  return cookieHeader(request, name, nonce, { maxAge: signInLifetime / 1000, httpOnly: true })
}
