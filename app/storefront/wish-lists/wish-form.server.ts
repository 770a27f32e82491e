import { href, type RouterContextProvider, redirect } from 'react-router'
import type { Visitor } from '../../commerce/visitors/visitor.ts'
import { type Once, type Outcome, refused } from '../../commerce/wish-lists/outcome.ts'
import { findTitle } from '../../commerce/wish-lists/wanted-product-store.server.ts'
import { type Refusal, saidInWords } from '../../commerce/wish-lists/wish-words.ts'
import type { Db } from '../../db/schema.ts'
import { publicAddress } from '../../web/addresses.ts'
import { shopContext } from '../../web/context.ts'
import { isScript, readPersonalForm, refuseForm } from '../../web/personal-form.server.ts'
import { refusalPage, tooManyPage } from '../../web/refusal-page.ts'
import { personalHeaders } from '../../web/visitor.server.ts'
import { wayBack } from '../../web/way-back.ts'
import { cartOf, countsOf, quantityLimit } from '../cart/load-cart.server.ts'
import { heartCounts, heartsOf } from './load-hearts.server.ts'
import type { WishAnswer } from './wish-answer.ts'

const statuses: Record<Refusal, number> = {
  'bad-name': 400,
  'unknown-product': 404,
  'unknown-list': 404,
  'unknown-sku': 404,
  'not-on-list': 404,
  'wishes-full': 409,
  'lists-full': 409,
  'name-taken': 409,
  'choose-first': 409,
  'sold-out': 409,
  'at-limit': 409,
  'none-left': 409,
  'lines-full': 409,
  'too-many': 429,
}

const names = ['product', 'sku', 'list', 'to', 'name', 'returnTo'] as const

/** A form that changes wish lists, as the business wants it. */
export interface WishForm extends Partial<Record<(typeof names)[number], string>> {
  db: Db
  visitor: Visitor | undefined
  limit: number
  once: Once
}

/** What came of it; with the visitor when it made one. */
type Changed = { outcome: Outcome; visitor?: Visitor | undefined }

interface Sent {
  request: Request
  context: Readonly<RouterContextProvider>
}

const toLists = { to: href('/wishList/:list?'), label: 'Go to your wish list' }

/**
 * Takes a form that changes wish lists and says what came of it: to a script with all that is saved now, to all others by
 * leading them back to where the form says, or was sent `from`, or else to their list, with what there is to say.
 */
export async function answerWishForm(
  { request, context }: Sent,
  change: (form: WishForm) => Promise<Changed>,
  from?: string,
): Promise<Response> {
  const now = new Date()
  const shop = context.get(shopContext)
  const { db } = shop
  const form = await readPersonalForm(request, context, names, now)
  if (!form.ok && form.because !== 'too-many') return refuseForm(form.because)
  if (!form.ok && !isScript(request)) return tooManyPage(request, form.wait, form.typed, toLists)
  const limit = await quantityLimit(shop)
  const { outcome, visitor = form.visitor }: Changed = form.ok
    ? await change({ ...form.fields, db, visitor: form.visitor, limit, once: { now, key: form.key } })
    : { outcome: refused('too-many') }

  const hearts = await heartsOf(db, visitor)
  const cart = outcome.said === 'moved-to-cart' ? await cartOf(shop, visitor, now) : undefined
  const counts = { ...heartCounts(hearts), ...(cart && countsOf(cart)) }
  const headers = personalHeaders(request, visitor, counts)
  if (!form.ok) headers.set('Retry-After', String(form.wait))
  const { ok, said, product = null, list = null } = outcome
  const title = product === null ? undefined : await findTitle(db, product)
  const words = saidInWords(said, { title, list: hearts.find(({ id }) => id === list)?.name, limit })
  const status = outcome.ok ? 200 : statuses[outcome.said]
  const answer: WishAnswer = { ok, said, words, product, list, hearts, ...(cart && { cart }) }
  if (isScript(request)) return Response.json(answer, { status, headers })
  if (!ok && status !== 409) return refusalPage(status, words, headers, toLists)
  const { origin } = new URL(request.url)
  const back = form.ok && form.fields.returnTo !== undefined ? wayBack(form.fields.returnTo, origin) : from
  return redirect(nextPage(origin, back, outcome), { status: 303, headers })
}

/**
 * Who was on their list stays there and reads what came of it. A page that everybody sees alike has no place for that: what
 * was saved there is seen by its heart, to which the address leads, and what was refused is said on the list.
 */
function nextPage(origin: string, back: string | undefined, { ok, said, product, list }: Outcome): string {
  // From a list that is gone it leads to the others.
  const next = new URL((said !== 'deleted' && back) || href('/wishList/:list?', { list }), origin)
  if (publicAddress(next.pathname, next.searchParams)) {
    if (ok) {
      if (product !== undefined && said.startsWith('saved')) next.hash = `wish-${product}`
      return next.pathname + next.search + next.hash
    }
    next.href = new URL(href('/wishList/:list?', { list }), origin).href
  }
  next.searchParams.set('said', said)
  if (product !== undefined) next.searchParams.set('product', String(product))
  if (list !== undefined) next.searchParams.set('about', list)
  return next.pathname + next.search
}
