import { href, redirect } from 'react-router'
import type { CartRefusal, CartResult } from '#commerce/cart/cart-outcome.ts'
import { changeKeyField } from '#commerce/cart/visitors/change-key-field.server.ts'
import type { Visitor } from '#commerce/cart/visitors/visitor.ts'
import { type InputFields, type InputValues, optionalField } from '#commerce/editing/input/field.server.ts'
import { typedField } from '#commerce/editing/input/text-fields.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { refusalPage } from '#web/forms/refusal-page.ts'
import { safeReturnPath } from '#web/forms/return-path.ts'
import { returnToField } from '#web/forms/return-to-field.server.ts'
import { isScriptRequest } from '#web/forms/script-request.ts'
import { isPublicPage } from '#web/pages/public-address.ts'
import { type RouteRequest, sendAgainPage } from '#web/requests/accept-form.server.ts'
import type { FormBelow } from '#web/requests/forms-below.server.ts'
import { readInput, refuseInput } from '#web/requests/read-input.server.ts'
import { shopContext, visitorContext } from '#web/shop/context.ts'
import { type CartFormResult, cartAnswer } from './cart-answer.server.ts'
import { loadQuantityLimit } from './load-cart.server.ts'

/** Refusals that forms of the shop can run into; the cart page shows them. The others get a plain error page. */
const refusalsShownInCart: CartRefusal[] = [
  'zero-quantity',
  'not-made',
  'sold-out',
  'at-limit',
  'none-left',
  'lines-full',
]

/** The fields of every button of the cart. */
export const cartFields = {
  sku: typedField({ max: 100 }),
  key: optionalField(changeKeyField),
  returnTo: returnToField,
}

type CartFields = typeof cartFields & InputFields

interface CartForm<Fields extends CartFields> {
  db: Db
  visitor: Visitor | undefined
  values: InputValues<Fields>
  sku: string
  limit: number
  now: Date
}

/** Answers a form that was sent too often. */
export async function refuseOftenSentCart(route: RouteRequest, wait: number): Promise<Response> {
  if (!isScriptRequest(route.request)) return sendAgainPage(route, wait)
  const visitor = await route.context.get(visitorContext)()
  const { body, init } = await cartAnswer(route, { ...refuseChange('too-many'), visitor })
  init.headers.set('Retry-After', String(wait))
  return Response.json(body, init)
}

/**
 * A button that changes the cart. Scripts get the new cart as JSON; other clients are redirected to the cart or to `returnTo`, with the
 * result in the URL.
 */
export function cartButton<const Fields extends CartFields>(
  fields: Fields,
  change: (form: CartForm<Fields>) => Promise<CartFormResult>,
): FormBelow {
  return { fields, answer: route => changeCart(route, fields, change) }
}

async function changeCart<const Fields extends CartFields>(
  route: RouteRequest,
  fields: Fields,
  change: (form: CartForm<Fields>) => Promise<CartFormResult>,
): Promise<Response> {
  const { request, context } = route
  const input = await readInput(route, fields)
  if (!input.ok && !input.errors.quantity && !input.errors.step) return refuseInput(route)
  const shop = context.get(shopContext)
  const visitor = await context.get(visitorContext)()
  const { sku = '' } = input.typed
  const result = input.ok
    ? await change({
        db: shop.db,
        visitor,
        values: input.values,
        sku,
        limit: await loadQuantityLimit(shop),
        now: new Date(),
      })
    : refuseChange('bad-quantity')
  const { body, init } = await cartAnswer(route, { visitor, sku, ...result })
  if (isScriptRequest(request)) return Response.json(body, init)
  if (!result.outcome.ok && !refusalsShownInCart.includes(result.outcome.reason))
    return refusalPage(init.status, body.message, init.headers)
  // The cart has no line for an item that is sold out.
  const line = body.result === 'sold-out' ? (result.sku ?? sku) : body.sku
  const target = redirectTarget(request, input.typed.returnTo, { result: body.result, line })
  return redirect(target, { ...init, status: 303 })
}

export function refuseChange(reason: CartRefusal): CartFormResult {
  return { outcome: { ok: false, reason } }
}

/** The result is left out of public pages, which are the same for everyone. */
function redirectTarget(
  request: Request,
  returnTo: string | undefined,
  { result, line }: { result: CartResult; line: string | null },
): string {
  const { origin } = new URL(request.url)
  const target = new URL(safeReturnPath(returnTo, origin) ?? href('/cart'), origin)
  if (!isPublicPage(target)) {
    target.searchParams.set('result', result)
    if (line) target.searchParams.set('line', line)
  }
  return target.pathname + target.search + target.hash
}
