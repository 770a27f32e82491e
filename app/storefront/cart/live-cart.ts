import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { href } from 'react-router'
import { type Cart, cartTotals } from '../../commerce/cart/cart.ts'
import { applyChange, type CartChange } from '../../commerce/cart/cart-change.ts'
import { hear, send, useSending } from '../sending/sending.ts'
import { readCount, type Waiting } from '../sending/waiting.ts'
import type { Item } from './adding.ts'
import type { CartAnswer } from './cart-answer.ts'
import { lineOf } from './line-of.ts'

/** The cart as the shop said last; undefined until it did. */
let said: Cart | undefined
const listeners = new Set<() => void>()
let hearing = false

/** Takes in the cart as the shop says it is, such as a page's loader brought it. */
export function takeIn(cart: Cart): void {
  said = cart
  for (const listener of listeners) listener()
}

function follow(listener: () => void): () => void {
  if (!hearing) {
    hearing = true
    hear(({ answer }) => {
      if ('cart' in answer) takeIn((answer as CartAnswer).cart)
    })
  }
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * The shopper's cart with everything that they did and the shop has not answered yet. It begins as it was `loaded` with the
 * page or an answer; without either it is undefined.
 */
export function useLiveCart(loaded: Cart): Cart
export function useLiveCart(loaded?: Cart): Cart | undefined
export function useLiveCart(loaded?: Cart): Cart | undefined {
  useEffect(() => {
    if (loaded) takeIn(loaded)
  }, [loaded])
  const cart = useSyncExternalStore(
    follow,
    () => said,
    () => undefined,
  )
  const { waiting, cookies } = useSending()
  useEffect(() => {
    if (said && waiting.length === 0 && readCount(cookies, 'cart') !== cartTotals(said).units) void askAgain()
  }, [waiting, cookies])
  return useMemo(() => withWaiting(cart ?? loaded, waiting), [cart, loaded, waiting])
}

/** The cart was changed where nobody told this page, such as in a tab without scripts. */
async function askAgain(): Promise<void> {
  const before = said
  try {
    const answer = await fetch(href('/cart/state'))
    const cart: Cart = await answer.json()
    // What was answered meanwhile is newer.
    if (answer.ok && said === before) takeIn(cart)
  } catch {
    // The next answer brings it.
  }
}

/** What is done to a line that is in the cart. What is added comes by `addToCart`. */
type LineChange = Exclude<CartChange, { kind: 'add' }>

/** Changes the cart on the screen at once, and sends it to the shop; returns the key by which the answer is known. */
export function changeCart(change: LineChange, cart: Cart): string {
  const more = cartTotals(applyChange(cart, change)).units - cartTotals(cart).units
  const { sku, kind } = change
  const form = { fields: { sku }, counts: { cart: more }, shown: change }
  if (kind !== 'change') return send({ ...form, to: href(`/cart/${kind}`) })
  const { quantity } = change
  return send({
    ...form,
    to: href('/cart/change'),
    fields: { sku, quantity: `${quantity}` },
    // What is taken out comes back with the quantity that it had, so that one is sent.
    ...(quantity > 0 && { instead: `quantity of ${sku}` }),
  })
}

function withWaiting(cart: Cart | undefined, waiting: readonly Waiting[]): Cart | undefined {
  return cart && waiting.flatMap(cartChange).reduce(applyChange, cart)
}

type Shown = LineChange | { kind: 'add'; item: Item; quantity: number }

/** What a waiting change does to the cart; nothing where it is about something else. */
function cartChange({ to, shown }: Waiting): CartChange[] {
  if (!to.startsWith(`${href('/cart')}/`)) return []
  const change = shown as Shown
  return [change.kind === 'add' ? { kind: 'add', line: lineOf(change.item, change.quantity) } : change]
}
