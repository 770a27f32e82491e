import { href, type RouterContextProvider, redirect } from 'react-router'
import type { Cart } from '../../commerce/cart/cart.ts'
import { type Outcome, type Refusal, saidInWords } from '../../commerce/cart/cart-words.ts'
import { findSku } from '../../commerce/catalog/variant-store.server.ts'
import type { Visitor } from '../../commerce/visitors/visitor.ts'
import type { Db } from '../../db/schema.ts'
import { publicAddress } from '../../web/addresses.ts'
import { shopContext } from '../../web/context.ts'
import { isScript, readPersonalForm, refuseForm } from '../../web/personal-form.server.ts'
import { refusalPage, tooManyPage } from '../../web/refusal-page.ts'
import { personalHeaders } from '../../web/visitor.server.ts'
import { wayBack } from '../../web/way-back.ts'
import type { CartAnswer } from './cart-answer.ts'
import { cartOf, countsOf, quantityLimit, shippingInWords } from './load-cart.server.ts'

const statuses: Record<Refusal, number> = {
  'none-wanted': 400,
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

/** What a shopper without a script meets on their way, and reads in their cart. The others come from no form of the shop. */
const saidInCart: Refusal[] = ['none-wanted', 'not-made', 'sold-out', 'at-limit', 'none-left', 'lines-full']

/** A form names a variant by its SKU, or by product, colour and size. */
const fieldNames = ['sku', 'product', 'color', 'size', 'quantity', 'step', 'returnTo'] as const

/** A form that changes the cart, as the business wants it. */
export interface CartForm {
  db: Db
  visitor: Visitor | undefined
  sku: string | undefined
  quantity: string | undefined
  step: string | undefined
  limit: number
  /** Tells a change that comes again. */
  key: string | undefined
  now: Date
}

/** What came of it; with the visitor when it made one. */
export type Changed = { outcome: Outcome; visitor?: Visitor | undefined }

interface Sent {
  request: Request
  context: Readonly<RouterContextProvider>
}

/**
 * Takes a form that changes the cart and says what came of it: to a script with the cart as it is now, to all others by
 * leading them to their cart, or where they were, with what there is to say.
 */
export async function answerCartForm(
  { request, context }: Sent,
  change: (form: CartForm) => Promise<Changed>,
): Promise<Response> {
  const now = new Date()
  const shop = context.get(shopContext)
  const form = await readPersonalForm(request, context, fieldNames, now)
  if (!form.ok && form.because !== 'too-many') return refuseForm(form.because)
  if (!form.ok && !isScript(request)) return tooManyPage(request, form.wait, form.typed)
  const { product, color, size, quantity, step, returnTo, ...fields } = form.ok ? form.fields : {}
  const sku = product === undefined ? fields.sku : await findSku(shop.db, { product, color, size })
  const { outcome, visitor = form.visitor } = await changed()
  async function changed(): Promise<Changed> {
    if (!form.ok) return { outcome: { ok: false, said: 'too-many' } }
    if (product !== undefined && sku === undefined) return { outcome: { ok: false, said: 'not-made' } }
    const { visitor, key } = form
    return change({ db: shop.db, visitor, sku, quantity, step, limit: await quantityLimit(shop), key, now })
  }

  const cart = await cartOf(shop, visitor, now)
  const headers = personalHeaders(request, visitor, countsOf(cart))
  if (!form.ok) headers.set('Retry-After', String(form.wait))
  const answer = answerOf(outcome, sku, cart, await shippingInWords(shop))
  const status = outcome.ok ? 200 : statuses[outcome.said]
  if (isScript(request)) return Response.json(answer, { status, headers })
  if (!outcome.ok && !saidInCart.includes(outcome.said)) return refusalPage(status, answer.words, headers)
  return redirect(nextPage(request, returnTo, answer), { status: 303, headers })
}

function answerOf(outcome: Outcome, sku: string | undefined, cart: Cart, shipping: string): CartAnswer {
  const line = cart.lines.find(other => other.sku === sku)
  return {
    ok: outcome.ok,
    said: outcome.said,
    words: saidInWords(outcome.said, line, cart),
    sku: line?.sku ?? null,
    took: outcome.ok ? outcome.took : 0,
    cart,
    shipping,
  }
}

/** A page that everybody sees alike has no place for what is said to one. */
function nextPage(request: Request, returnTo: string | undefined, { said, sku }: CartAnswer): string {
  const { origin } = new URL(request.url)
  const next = new URL(wayBack(returnTo, origin) ?? href('/cart'), origin)
  if (!publicAddress(next.pathname, next.searchParams)) {
    next.searchParams.set('said', said)
    if (sku) next.searchParams.set('line', sku)
  }
  return next.pathname + next.search + next.hash
}
