import { href, redirect } from 'react-router'
import { changeKeyField } from '#commerce/cart/visitors/change-key-field.server.ts'
import type { Visitor } from '#commerce/cart/visitors/visitor.ts'
import {
  type KeyedRequest,
  type WishListOutcome,
  wishListRefusal,
  wishListResult,
} from '#commerce/cart/wish-lists/wish-list-outcome.ts'
import { type InputFields, type InputValues, optionalField } from '#commerce/editing/input/field.server.ts'
import { idField } from '#commerce/editing/input/number-fields.server.ts'
import { typedField } from '#commerce/editing/input/text-fields.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { wishListResultMessages } from '#messages/wish-list-results.ts'
import { refusalPage } from '#web/forms/refusal-page.ts'
import { safeReturnPath } from '#web/forms/return-path.ts'
import { returnToField } from '#web/forms/return-to-field.server.ts'
import { isScriptRequest } from '#web/forms/script-request.ts'
import { publicAddress } from '#web/pages/public-address.ts'
import {
  acceptForm,
  type FormMiddleware,
  type RouteRequest,
  sendAgainPage,
} from '#web/requests/accept-form.server.ts'
import { readInput, refuseInput } from '#web/requests/read-input.server.ts'
import { shopContext, visitorContext } from '#web/shop/context.ts'
import { type WishFormResult, wishAnswer } from './wish-answer.server.ts'

/** Fields of every form of wish lists. */
export const wishFields = { key: optionalField(changeKeyField), returnTo: returnToField }

export const wishProductField = optionalField(idField)
export const listIdField = typedField({ max: 100 })
/** Longer than any valid name. */
export const listNameField = typedField({ max: 1000 })

type WishFields = typeof wishFields & InputFields

/** The values of a form that changes wish lists, and what is needed to apply it. */
export interface WishForm<Fields extends WishFields> {
  db: Db
  visitor: Visitor | undefined
  values: InputValues<Fields>
  request: KeyedRequest
}

/** Declares a form that changes wish lists. */
export function acceptWishForm(fields: WishFields): FormMiddleware {
  return acceptForm(fields, {
    refuse: async (route, wait) => {
      if (!isScriptRequest(route.request)) return sendAgainPage(route, wait, { link: wishListLink() })
      const visitor = await route.context.get(visitorContext)()
      const { body, init } = await wishAnswer(route, { outcome: wishListRefusal('too-many'), visitor })
      init.headers.set('Retry-After', String(wait))
      return Response.json(body, init)
    },
  })
}

/**
 * Applies a form that changes wish lists. Scripts get the outcome and everything saved as JSON; browsers are redirected to
 * `returnTo`, to `referer`, or to the list.
 */
export async function handleWishForm<const Fields extends WishFields>(
  route: RouteRequest,
  fields: Fields,
  change: (form: WishForm<Fields>) => Promise<WishFormResult>,
  referer?: string,
): Promise<Response> {
  const { request, context } = route
  const input = await readInput(route, fields)
  if (!input.ok && !input.errors.product) return refuseInput(route)
  const { db } = context.get(shopContext)
  const visitor = await context.get(visitorContext)()
  const result = input.ok
    ? await change({ db, visitor, values: input.values, request: keyedRequest(input.values) })
    : { outcome: wishListRefusal('unknown-product') }
  const { outcome } = result
  const { body, init } = await wishAnswer(route, { visitor, ...result })
  if (isScriptRequest(request)) return Response.json(body, init)
  if (!outcome.ok && init.status !== 409)
    return refusalPage(init.status, body.message, init.headers, wishListLink())
  const { origin } = new URL(request.url)
  const { returnTo } = input.typed
  const next = returnTo === undefined ? referer : safeReturnPath(returnTo, origin)
  return redirect(nextPage(origin, next, outcome), { ...init, status: 303 })
}

function keyedRequest(values: object): KeyedRequest {
  const { key } = values as InputValues<typeof wishFields>
  return { now: new Date(), key }
}

/**
 * The URL of the redirect, with the result in it. A cached page can't show a message: it goes to the heart of a saved product,
 * and to the list for a refusal.
 */
function nextPage(origin: string, returnTo: string | undefined, outcome: WishListOutcome): string {
  const { ok, product, list } = outcome
  const result = wishListResult(outcome)
  const next = new URL((result !== 'deleted' && returnTo) || href('/wish-list/:list?', { list }), origin)
  if (publicAddress(next.pathname, next.searchParams)) {
    if (ok) {
      if (product !== undefined && result.startsWith('saved')) next.hash = `wish-${product}`
      return next.pathname + next.search + next.hash
    }
    next.href = new URL(href('/wish-list/:list?', { list }), origin).href
  }
  next.searchParams.set('result', result)
  if (product !== undefined) next.searchParams.set('product', String(product))
  if (list !== undefined) next.searchParams.set('list', list)
  return next.pathname + next.search
}

function wishListLink() {
  return { to: href('/wish-list/:list?'), label: wishListResultMessages.goToWishList }
}
