import { redirect } from 'react-router'
import type { Visitor } from '../../../commerce/visitors/visitor.ts'
import { signInCookie } from '../../../web/forms/sign-in-cookie.server.ts'
import { personalHeaders } from '../../../web/forms/visitor-cookies.server.ts'
import { returnPathOf } from '../sign-in/return-to.server.ts'

/** Goes on to the page that required a fresh proof, with the new token of the session. */
export function confirmedAnswer(request: Request, visitor: Visitor): Response {
  const headers = personalHeaders(request, visitor, { account: 1 })
  headers.append('Set-Cookie', signInCookie(request, ''))
  return redirect(returnPathOf(request), { status: 303, headers })
}
