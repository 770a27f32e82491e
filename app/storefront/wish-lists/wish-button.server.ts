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
import type { Db } from '#db/schema/schema.ts'
import { wishListResultMessages } from '#messages/wish-list-results.ts'
import { refusalPage } from '#web/forms/refusal-page.ts'
import { refererPage, safeReturnPath } from '#web/forms/return-path.ts'
import { returnToField } from '#web/forms/return-to-field.server.ts'
import { isScriptRequest } from '#web/forms/script-request.ts'
import { isPublicPage } from '#web/pages/public-address.ts'
import { type RouteRequest, sendAgainPage } from '#web/requests/accept-form.server.ts'
import type { FormBelow } from '#web/requests/forms-below.server.ts'
import { readInput, refuseInput } from '#web/requests/read-input.server.ts'
import { shopContext, visitorContext } from '#web/shop/context.ts'
import type { Shop } from '#web/shop/shop.server.ts'
import { type WishFormResult, wishAnswer } from './wish-answer.server.ts'

/** The fields of every button of wish lists. */
export const wishFields = { key: optionalField(changeKeyField), returnTo: returnToField }

type WishFields = typeof wishFields & InputFields

type ChangeWishes<Fields extends WishFields> = (
  db: Db,
  visitor: Visitor | undefined,
  values: InputValues<Fields>,
  request: KeyedRequest,
  shop: Shop,
) => Promise<WishListOutcome | WishFormResult>

interface WishButtonOptions {
  /** Whether a form without a page to return to leads to the one it was sent from. */
  leadsToReferer?: boolean
}

/** Answers a form that was sent too often. */
export async function refuseOftenSentWishes(route: RouteRequest, wait: number): Promise<Response> {
  if (!isScriptRequest(route.request)) return sendAgainPage(route, wait, { link: wishListLink() })
  const visitor = await route.context.get(visitorContext)()
  const { body, init } = await wishAnswer(route, { outcome: wishListRefusal('too-many'), visitor })
  init.headers.set('Retry-After', String(wait))
  return Response.json(body, init)
}

/**
 * A button that changes wish lists. Scripts get the outcome and everything saved as JSON; browsers are redirected to `returnTo`, or to
 * the list.
 */
export function wishButton<const Fields extends WishFields>(
  fields: Fields,
  change: ChangeWishes<Fields>,
  { leadsToReferer = false }: WishButtonOptions = {},
): FormBelow {
  const referer = (request: Request) => (leadsToReferer ? refererPage(request)?.href : undefined)
  return {
    fields,
    answer: async route => {
      const input = await readInput(route, fields)
      if (!input.ok && !input.errors.product) return refuseInput(route)
      const shop = route.context.get(shopContext)
      const visitor = await route.context.get(visitorContext)()
      const result = input.ok
        ? await change(shop.db, visitor, input.values, keyedRequest(input.values), shop)
        : wishListRefusal('unknown-product')
      const changed = { visitor, ...('outcome' in result ? result : { outcome: result }) }
      return answerChange(route, changed, input.typed.returnTo, referer(route.request))
    },
  }
}

async function answerChange(
  route: RouteRequest,
  changed: WishFormResult,
  returnTo: string | undefined,
  referer: string | undefined,
): Promise<Response> {
  const { request } = route
  const { outcome } = changed
  const { body, init } = await wishAnswer(route, changed)
  if (isScriptRequest(request)) return Response.json(body, init)
  if (!outcome.ok && init.status !== 409)
    return refusalPage(init.status, body.message, init.headers, wishListLink())
  const { origin } = new URL(request.url)
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
  if (isPublicPage(next)) {
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
