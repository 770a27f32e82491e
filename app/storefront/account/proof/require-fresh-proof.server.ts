import { href, redirect } from 'react-router'
import type { SignedIn } from '#commerce/people/accounts/account.ts'
import { isFreshProof } from '#commerce/people/accounts/proof/fresh-proof.ts'
import { safeReturnPath } from '#web/forms/return-path.ts'
import type { RouteRequest } from '#web/requests/accept-form.server.ts'
import { isReadRequest } from '#web/requests/is-read-request.ts'
import { loadSignedIn } from '../load-signed-in.server.ts'

/**
 * The account of a session that proved its address in the last ten minutes; otherwise throws a redirect to the page that confirms
 * it. That page returns to this one, or to `formPage`, the page of a posted form.
 */
export async function requireFreshProof(
  { request, context }: Pick<RouteRequest, 'request' | 'context'>,
  formPage = href('/account'),
): Promise<SignedIn> {
  const signedIn = await loadSignedIn({ request, context })
  if (isFreshProof(signedIn.provenAt, new Date())) return signedIn
  const { origin, pathname, search } = new URL(request.url)
  const page = isReadRequest(request) ? pathname + search : formPage
  const returnTo = safeReturnPath(page, origin) ?? href('/account')
  throw redirect(`${href('/account/confirm')}?${new URLSearchParams({ returnTo })}`, 303)
}
