import { redirect } from 'react-router'
import type { Visitor } from '#commerce/cart/visitors/visitor.ts'
import { signInCookie } from '#web/forms/sign-in-cookie.server.ts'
import { personalHeaders } from '#web/forms/visitor-cookies.server.ts'
import { returnPathOf } from '../sign-in/return-to.server.ts'

/** Goes on with the new token of the session: to this page, or to the one that required a fresh proof. */
export function confirmedAnswer(
  request: Request,
  visitor: Visitor,
  to: string = returnPathOf(request),
): Response {
  const headers = personalHeaders(request, visitor, { account: 1 })
  headers.append('Set-Cookie', signInCookie(request, ''))
  return redirect(to, { status: 303, headers })
}
