import { staffCookieMaxAge } from '#commerce/people/staff/sessions/staff-session.ts'
import { recognizeStaff } from '#commerce/people/staff/sessions/staff-sessions.server.ts'
import type { SignedInStaff } from '#commerce/people/staff/signed-in-staff.ts'
import type { Db } from '#db/schema/schema.ts'
import { cookieHeader, hostCookieName, readCookie } from '../forms/cookies.server.ts'

/** The token of this browser's session in the office; undefined without one. */
export function readStaffToken(request: Request): string | undefined {
  return readCookie(request, hostCookieName(request, 'office'))
}

/** The staff member who is signed in with this request's cookie. */
export function readStaff(request: Request, db: Db, now: Date): Promise<SignedInStaff | undefined> {
  return recognizeStaff(db, readStaffToken(request), now)
}

/** An empty token deletes the cookie. */
export function staffCookie(request: Request, token: string): string {
  const options = { maxAge: staffCookieMaxAge, httpOnly: true, sameSite: 'Strict' } as const
  return cookieHeader(request, hostCookieName(request, 'office'), token, options)
}
