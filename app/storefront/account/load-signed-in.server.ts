import { data, href, redirect } from 'react-router'
import type { Visitor } from '#commerce/cart/visitors/visitor.ts'
import { countHearts } from '#commerce/cart/wish-lists/heart.ts'
import type { SignedIn } from '#commerce/people/accounts/account.ts'
import { safeReturnPath } from '#web/forms/return-path.ts'
import { personalHeaders, type VisitorCounts } from '#web/forms/visitor-cookies.server.ts'
import type { RouteRequest } from '#web/requests/accept-form.server.ts'
import { isReadRequest } from '#web/requests/is-read-request.ts'
import { signedInContext, visitorContext } from '#web/shop/context.ts'
import type { Shop } from '#web/shop/shop.server.ts'
import { cartCounts, loadVisitorCart } from '../cart/load-cart.server.ts'
import { loadHearts } from '../wish-lists/load-hearts.server.ts'

type PersonalRequest = Pick<RouteRequest, 'request' | 'context'>

/** The account of the request; throws a redirect to the sign-in form for a guest. */
export async function loadSignedIn({ request, context }: PersonalRequest): Promise<SignedIn> {
  const signedIn = await context.get(signedInContext)()
  if (signedIn) return signedIn
  const { origin, pathname, search } = new URL(request.url)
  const returnTo = isReadRequest(request) ? safeReturnPath(pathname + search, origin) : undefined
  const query = returnTo === undefined ? '' : `?${new URLSearchParams({ returnTo })}`
  throw redirect(href('/account') + query, 303)
}

/** Throws a 404, also for what belongs to another account. */
export function notInAccount(): never {
  throw data(null, { status: 404 })
}

/** Headers of a page of the account: not cached, and with its counts for the header. */
export async function accountHeaders({ request, context }: PersonalRequest): Promise<Headers> {
  const visitor = await context.get(visitorContext)()
  return personalHeaders(request, visitor, { account: (await context.get(signedInContext)()) ? 1 : 0 })
}

/** The counts of a visitor who is signed in. */
export async function loadAccountCounts(shop: Shop, visitor: Visitor): Promise<VisitorCounts> {
  const cart = await loadVisitorCart(shop, visitor, new Date())
  return { ...cartCounts(cart), wishes: countHearts(await loadHearts(shop.db, visitor)), account: 1 }
}
