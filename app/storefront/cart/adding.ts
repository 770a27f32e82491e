import { type RefObject, useSyncExternalStore } from 'react'
import { href } from 'react-router'
import type { Cents } from '../../commerce/money.ts'
import type { Picture } from '../../commerce/pictures/picture.ts'
import { send } from '../sending/sending.ts'

/** A variant as the screen knows it from which it is added. */
export interface Item {
  sku: string
  slug: string
  title: string
  /** "Clay, XL"; nothing where there was nothing to choose. */
  options?: string
  picture: Picture | null
  price: Cents
  compareAtPrice: Cents | null
  /** Slugs; nothing where there was nothing to choose. */
  color?: string | null
  size?: string | null
}

/** What the shopper added, and the key by which the shop's answer is known. */
export interface Added {
  key: string
  item: Item
  quantity: number
}

/** What is open before the page: what was just added, or the choice of what is to be. */
export type Adding = { added: readonly Added[] } | { choice: { slug: string; title: string } }

let adding: Adding | undefined
/** What had the focus, and has it again in the end. */
let opener: HTMLElement | null = null
const listeners = new Set<() => void>()

/** Undefined when nothing is open. */
export function useAdding(): Adding | undefined {
  return useSyncExternalStore(
    follow,
    () => adding,
    () => undefined,
  )
}

/** Whether it was this button that opened it: as long as it is open, its card keeps it in sight to take the focus back. */
export function useOpened(button: RefObject<HTMLElement | null>): boolean {
  return useSyncExternalStore(
    follow,
    () => opener !== null && opener === button.current,
    () => false,
  )
}

/** Puts something into the cart, as the form to `/cart/add` does, and shows it. `from` is what was pressed. */
export function addToCart(item: Item, quantity: number, from = opener): void {
  const key = send({
    to: href('/cart/add'),
    fields: { sku: item.sku, quantity: `${quantity}` },
    about: item.title,
    counts: { cart: quantity },
    shown: { kind: 'add', item, quantity },
  })
  const before = adding && 'added' in adding ? adding.added : []
  open({ added: [...before, { key, item, quantity }] }, from)
}

/** Lets the shopper choose which variant of a product they want. */
export function askChoice(slug: string, title: string, from: HTMLElement | null): void {
  open({ choice: { slug, title } }, from)
}

export function closeAdding(): void {
  const from = opener
  open(undefined, null)
  from?.focus()
}

function open(next: Adding | undefined, from: HTMLElement | null): void {
  adding = next
  opener = from
  for (const listener of listeners) listener()
}

function follow(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
