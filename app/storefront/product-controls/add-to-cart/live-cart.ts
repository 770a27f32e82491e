import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { href } from 'react-router'
import { type Cart, cartTotals } from '#commerce/cart/cart.ts'
import { applyCartChange, type CartChange, type CartLineChange } from '#commerce/cart/cart-change.ts'
import { type PendingChange, readCountCookie } from '#web/browser/pending-change.ts'
import {
  onChangeResponse,
  pageQueue,
  sendChange,
  usePendingChanges,
} from '../../pending-changes/page-queue.ts'
import type { CartResponse } from './cart-response.ts'
import { readCartChange } from './read-cart-change.ts'

/** The last cart that the shop returned. */
let latestCart: Cart | undefined
const listeners = new Set<() => void>()
let isListening = false

function setLatestCart(cart: Cart): void {
  latestCart = cart
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  if (!isListening) {
    isListening = true
    onChangeResponse(({ response }) => {
      if ('cart' in response) setLatestCart((response as CartResponse).cart)
    })
  }
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * The cart with all pending changes applied. It starts as `loaded` with the page or a response, and is undefined without one.
 */
export function useLiveCart(loaded: Cart): Cart
export function useLiveCart(loaded?: Cart): Cart | undefined
export function useLiveCart(loaded?: Cart): Cart | undefined {
  useEffect(() => {
    if (loaded) setLatestCart(loaded)
  }, [loaded])
  const cart = useSyncExternalStore(
    subscribe,
    () => latestCart,
    () => undefined,
  )
  const { pending, cookies } = usePendingChanges()
  useEffect(() => {
    if (!latestCart || pending.length > 0) return
    // A different count means that the cart was changed elsewhere, such as in a tab without JavaScript.
    if (readCountCookie(cookies, 'cart') !== cartTotals(latestCart).units) void refetchCart()
  }, [pending, cookies])
  return useMemo(() => withPendingChanges(cart ?? loaded, pending), [cart, loaded, pending])
}

export async function refetchCart(): Promise<void> {
  const before = latestCart
  try {
    const response = await fetch(href('/cart/state'))
    const cart: Cart = await response.json()
    if (!response.ok) return
    // A response that came meanwhile is newer, and this one may have set an older count.
    if (latestCart !== before) return refetchCart()
    setLatestCart(cart)
    pageQueue().refresh()
  } catch {
    // The next response brings the cart.
  }
}

/** Changes a line on the screen at once and sends the change to the shop. Returns its key. */
export function changeCartLine(change: CartLineChange, cart: Cart): string {
  const added = cartTotals(applyCartChange(cart, change)).units - cartTotals(cart).units
  const { sku, kind } = change
  const form = { fields: { sku }, counts: { cart: added }, view: change }
  if (kind !== 'change') return sendChange({ ...form, to: href(`/cart/${kind}`) })
  const { quantity } = change
  return sendChange({
    ...form,
    to: href('/cart/change'),
    fields: { sku, quantity: `${quantity}` },
    // A removal is never merged: restoring the line needs the quantity sent before it.
    ...(quantity > 0 && { mergeKey: `quantity of ${sku}` }),
  })
}

function withPendingChanges(cart: Cart | undefined, pending: readonly PendingChange[]): Cart | undefined {
  return cart && pending.flatMap(cartChanges).reduce(applyCartChange, cart)
}

function cartChanges(pending: PendingChange): CartChange[] {
  const change = pending.to.startsWith(`${href('/cart')}/`) ? readCartChange(pending) : undefined
  return change ? [change] : []
}
