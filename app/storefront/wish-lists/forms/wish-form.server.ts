import { href, type RouterContextProvider, redirect } from 'react-router'
import type { Visitor } from '../../../commerce/visitors/visitor.ts'
import { findProductTitle } from '../../../commerce/wish-lists/product-to-save-store.server.ts'
import {
  type KeyedRequest,
  type WishListOutcome,
  type WishListRefusal,
  wishListRefusal,
  wishListResult,
} from '../../../commerce/wish-lists/wish-list-outcome.ts'
import type { Db } from '../../../db/schema/schema.ts'
import { wishListResultMessages } from '../../../messages/wish-list-results.ts'
import { refusalPage, tooManyAttemptsPage } from '../../../web/forms/refusal-page.ts'
import { safeReturnPath } from '../../../web/forms/return-path.ts'
import { personalHeaders } from '../../../web/forms/visitor-cookies.server.ts'
import { isScriptRequest, readVisitorForm, refuseForm } from '../../../web/forms/visitor-form.server.ts'
import { publicAddress } from '../../../web/pages/public-address.ts'
import { shopContext } from '../../../web/shop/context.ts'
import type { Shop } from '../../../web/shop/shop.server.ts'
import { cartCounts, loadQuantityLimit, loadVisitorCart } from '../../cart/load-cart.server.ts'
import type { WishListResponse } from '../../product-controls/hearts/wish-list-response.ts'
import { heartCounts, loadHearts } from '../load-hearts.server.ts'
import { wishListResultText } from '../wish-list-result-text.ts'

const statuses: Record<WishListRefusal, number> = {
  'invalid-name': 400,
  'unknown-product': 404,
  'unknown-list': 404,
  'unknown-sku': 404,
  'not-on-list': 404,
  'list-full': 409,
  'too-many-lists': 409,
  'name-taken': 409,
  'choose-options-first': 409,
  'sold-out': 409,
  'at-limit': 409,
  'none-left': 409,
  'lines-full': 409,
  'too-many': 429,
}

const fieldNames = ['product', 'sku', 'list', 'to', 'name', 'returnTo'] as const

/** The fields of a form that changes wish lists, and what is needed to apply it. */
export interface WishForm extends Partial<Record<(typeof fieldNames)[number], string>> {
  db: Db
  visitor: Visitor | undefined
  limit: number
  request: KeyedRequest
}

/** The outcome, with the visitor if the change created one. */
type WishFormResult = { outcome: WishListOutcome; visitor?: Visitor | undefined }

interface WishFormArgs {
  request: Request
  context: Readonly<RouterContextProvider>
}

/**
 * Applies a form that changes wish lists. Scripts get the outcome and everything saved as JSON; browsers are redirected to
 * `returnTo`, to `referer`, or to the list.
 */
export async function handleWishForm(
  { request, context }: WishFormArgs,
  change: (form: WishForm) => Promise<WishFormResult>,
  referer?: string,
): Promise<Response> {
  const now = new Date()
  const shop = context.get(shopContext)
  const form = await readVisitorForm(request, context, fieldNames, now)
  if (!form.ok && form.reason !== 'too-many') return refuseForm(form.reason)
  if (!form.ok && !isScriptRequest(request))
    return tooManyAttemptsPage(request, form.wait, form.typed, wishListLink())
  const limit = await loadQuantityLimit(shop)
  const { outcome, visitor = form.visitor }: WishFormResult = form.ok
    ? await change({
        ...form.fields,
        db: shop.db,
        visitor: form.visitor,
        limit,
        request: { now, key: form.key },
      })
    : { outcome: wishListRefusal('too-many') }

  const response = await wishListResponse(shop, visitor, outcome, limit, now)
  const { hearts, cart, message } = response
  const headers = personalHeaders(request, visitor, { ...heartCounts(hearts), ...(cart && cartCounts(cart)) })
  if (!form.ok) headers.set('Retry-After', String(form.wait))
  const status = outcome.ok ? 200 : statuses[outcome.reason]
  if (isScriptRequest(request)) return Response.json(response, { status, headers })
  if (!outcome.ok && status !== 409) return refusalPage(status, message, headers, wishListLink())
  const { origin } = new URL(request.url)
  const returnTo =
    form.ok && form.fields.returnTo !== undefined ? safeReturnPath(form.fields.returnTo, origin) : referer
  return redirect(nextPage(origin, returnTo, outcome), { status: 303, headers })
}

async function wishListResponse(
  shop: Shop,
  visitor: Visitor | undefined,
  outcome: WishListOutcome,
  limit: number,
  now: Date,
): Promise<WishListResponse> {
  const { ok, product = null, list = null } = outcome
  const result = wishListResult(outcome)
  const hearts = await loadHearts(shop.db, visitor)
  const cart = result === 'moved-to-cart' ? await loadVisitorCart(shop, visitor, now) : undefined
  const title = product === null ? undefined : await findProductTitle(shop.db, product)
  const message = wishListResultText(result, {
    title,
    list: hearts.find(({ id }) => id === list)?.name,
    limit,
  })
  return { ok, result, message, product, list, hearts, ...(cart && { cart }) }
}

/**
 * The URL of the redirect, with the result in it. A cached page can't show a message: it goes to the heart of a saved product,
 * and to the list for a refusal.
 */
function nextPage(origin: string, returnTo: string | undefined, outcome: WishListOutcome): string {
  const { ok, product, list } = outcome
  const result = wishListResult(outcome)
  const next = new URL((result !== 'deleted' && returnTo) || href('/wishList/:list?', { list }), origin)
  if (publicAddress(next.pathname, next.searchParams)) {
    if (ok) {
      if (product !== undefined && result.startsWith('saved')) next.hash = `wish-${product}`
      return next.pathname + next.search + next.hash
    }
    next.href = new URL(href('/wishList/:list?', { list }), origin).href
  }
  next.searchParams.set('result', result)
  if (product !== undefined) next.searchParams.set('product', String(product))
  if (list !== undefined) next.searchParams.set('list', list)
  return next.pathname + next.search
}

function wishListLink() {
  return { to: href('/wishList/:list?'), label: wishListResultMessages.goToWishList }
}
