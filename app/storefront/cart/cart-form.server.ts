import { href, type RouterContextProvider, redirect } from 'react-router'
import type { Cart } from '../../commerce/cart/cart.ts'
import type { CartOutcome, CartRefusal } from '../../commerce/cart/cart-outcome.ts'
import { findSku } from '../../commerce/catalog/variant-store.server.ts'
import type { Visitor } from '../../commerce/visitors/visitor.ts'
import type { Db } from '../../db/schema/schema.ts'
import { refusalPage, tooManyAttemptsPage } from '../../web/forms/refusal-page.ts'
import { safeReturnPath } from '../../web/forms/return-path.ts'
import { personalHeaders } from '../../web/forms/visitor-cookies.server.ts'
import { isScriptRequest, readVisitorForm, refuseForm } from '../../web/forms/visitor-form.server.ts'
import { publicAddress } from '../../web/pages/public-address.ts'
import { shopContext } from '../../web/shop/context.ts'
import type { Shop } from '../../web/shop/shop.server.ts'
import type { CartResponse } from '../product-controls/add-to-cart/cart-response.ts'
import { cartResultText } from './cart-result-text.ts'
import { cartCounts, loadQuantityLimit, loadShippingText, loadVisitorCart } from './load-cart.server.ts'

const statuses: Record<CartRefusal, number> = {
  'zero-quantity': 400,
  'bad-quantity': 400,
  'unknown-sku': 404,
  'not-made': 404,
  'not-in-cart': 404,
  'sold-out': 409,
  'at-limit': 409,
  'none-left': 409,
  'lines-full': 409,
  'too-many': 429,
}

/** Refusals that forms of the shop can run into; the cart page shows them. The others get a plain error page. */
const refusalsShownInCart: CartRefusal[] = [
  'zero-quantity',
  'not-made',
  'sold-out',
  'at-limit',
  'none-left',
  'lines-full',
]

/** A variant is named by its SKU, or by product, color and size. */
const fieldNames = ['sku', 'product', 'color', 'size', 'quantity', 'step', 'returnTo'] as const

export interface CartForm {
  db: Db
  visitor: Visitor | undefined
  sku: string | undefined
  quantity: string | undefined
  step: string | undefined
  limit: number
  /** Makes retries idempotent. */
  key: string | undefined
  now: Date
}

/** `visitor` is set when the change may have created one. */
export type CartFormResult = { outcome: CartOutcome; visitor?: Visitor | undefined }

interface CartFormRequest {
  request: Request
  context: Readonly<RouterContextProvider>
}

/**
 * Runs `change` with a form's fields. Scripts get the new cart as JSON; other clients are redirected to the cart or to
 * `returnTo`, with the result in the URL.
 */
export async function handleCartForm(
  { request, context }: CartFormRequest,
  change: (form: CartForm) => Promise<CartFormResult>,
): Promise<Response> {
  const now = new Date()
  const shop = context.get(shopContext)
  const form = await readVisitorForm(request, context, fieldNames, now)
  if (!form.ok && form.reason !== 'too-many') return refuseForm(form.reason)
  if (!form.ok && !isScriptRequest(request)) return tooManyAttemptsPage(request, form.wait, form.typed)

  const sku = form.ok ? await findFormSku(shop.db, form.fields) : undefined
  const { outcome, visitor = form.visitor } = form.ok
    ? await changeCart(shop, { ...form, sku, now }, change)
    : refuse('too-many')
  const cart = await loadVisitorCart(shop, visitor, now)
  const headers = personalHeaders(request, visitor, cartCounts(cart))
  if (!form.ok) headers.set('Retry-After', String(form.wait))
  const body = cartResponse(outcome, sku, cart, await loadShippingText(shop))
  const status = outcome.ok ? 200 : statuses[outcome.reason]
  if (isScriptRequest(request)) return Response.json(body, { status, headers })
  if (!outcome.ok && !refusalsShownInCart.includes(outcome.reason))
    return refusalPage(status, body.message, headers)
  const returnTo = form.ok ? form.fields.returnTo : undefined
  return redirect(redirectTarget(request, returnTo, body), { status: 303, headers })
}

type CartFields = Partial<Record<(typeof fieldNames)[number], string>>

async function findFormSku(db: Db, { product, color, size, sku }: CartFields): Promise<string | undefined> {
  return product === undefined ? sku : findSku(db, { product, color, size })
}

interface ValidForm {
  fields: CartFields
  sku: string | undefined
  visitor: Visitor | undefined
  key: string | undefined
  now: Date
}

async function changeCart(
  shop: Shop,
  { fields: { product, quantity, step }, sku, visitor, key, now }: ValidForm,
  change: (form: CartForm) => Promise<CartFormResult>,
): Promise<CartFormResult> {
  if (product !== undefined && sku === undefined) return refuse('not-made')
  const limit = await loadQuantityLimit(shop)
  return change({ db: shop.db, visitor, sku, quantity, step, limit, key, now })
}

function refuse(reason: CartRefusal): CartFormResult {
  return { outcome: { ok: false, reason } }
}

function cartResponse(
  outcome: CartOutcome,
  sku: string | undefined,
  cart: Cart,
  shipping: string,
): CartResponse {
  const line = cart.lines.find(other => other.sku === sku)
  const result = outcome.ok ? outcome.result : outcome.reason
  return {
    ok: outcome.ok,
    result,
    message: cartResultText(result, line, cart),
    sku: line?.sku ?? null,
    added: outcome.ok ? outcome.added : 0,
    cart,
    shipping,
  }
}

/** The result is left out of public pages, which are the same for everyone. */
function redirectTarget(
  request: Request,
  returnTo: string | undefined,
  { result, sku }: CartResponse,
): string {
  const { origin } = new URL(request.url)
  const target = new URL(safeReturnPath(returnTo, origin) ?? href('/cart'), origin)
  if (!publicAddress(target.pathname, target.searchParams)) {
    target.searchParams.set('result', result)
    if (sku) target.searchParams.set('line', sku)
  }
  return target.pathname + target.search + target.hash
}
