import { type RefObject, useSyncExternalStore } from 'react'
import { href } from 'react-router'
import type { Picture } from '#commerce/catalog/pictures/picture.ts'
import type { Choice } from '#commerce/catalog/products/options/option-values.ts'
import type { PriceNotes } from '#commerce/catalog/products/prices/price-notes.ts'
import type { Amount } from '#commerce/values/money.ts'
import { sendChange } from '../../pending-changes/page-queue.ts'

/** A variant as the page knows it, for optimistic display. */
export interface CartItem extends PriceNotes {
  sku: string
  slug: string
  title: string
  /** "Clay, XL". */
  options?: string
  picture: Picture | null
  price: Amount
  compareAtPrice: Amount | null
  choice: Choice
}

export interface AddedItem {
  /** The key of its pending change. */
  key: string
  item: CartItem
  quantity: number
}

/** The open dialog: the panel of added items, or the options of a product. */
export type AddToCartState = { added: readonly AddedItem[] } | { product: ProductToAdd }

interface ProductToAdd {
  slug: string
  title: string
  /** To start with. */
  choice: Choice
}

let state: AddToCartState | undefined
/** Gets the focus when the dialog closes. */
let opener: HTMLElement | null = null
const listeners = new Set<() => void>()

/** Undefined while no dialog is open. */
export function useAddToCartState(): AddToCartState | undefined {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => undefined,
  )
}

/** Whether this button opened the dialog. Its card keeps it visible until then, so that it can get the focus back. */
export function useIsOpener(button: RefObject<HTMLElement | null>): boolean {
  return useSyncExternalStore(
    subscribe,
    () => opener !== null && opener === button.current,
    () => false,
  )
}

/** Adds an item to the cart and opens the panel. `from` gets the focus when the panel closes. */
export function addItemToCart(item: CartItem, quantity: number, from = opener): void {
  const key = sendChange({
    to: href('/cart/add'),
    fields: { sku: item.sku, quantity: `${quantity}` },
    subject: item.title,
    counts: { cart: quantity },
    view: { kind: 'add', item, quantity },
  })
  const previous = state && 'added' in state ? state.added : []
  open({ added: [...previous, { key, item, quantity }] }, from)
}

export function openOptionsDialog(product: ProductToAdd, from: HTMLElement | null): void {
  open({ product }, from)
}

export function closeAddToCartDialog(): void {
  const from = opener
  open(undefined, null)
  from?.focus()
}

function open(next: AddToCartState | undefined, from: HTMLElement | null): void {
  state = next
  opener = from
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
