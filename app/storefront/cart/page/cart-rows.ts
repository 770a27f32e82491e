import { type Cart, type CartLine, canBeBought } from '../../../commerce/cart/cart.ts'
import type { LineChange } from './form-change.ts'

/** Where a line went that was just here. */
export type Left = 'removed' | 'saved' | 'unsaved'

/** What just moved between the cart and what is saved for later, by SKU. */
export type Moved = ReadonlyMap<string, Left>

/** A line, or its place with what became of it and how that is undone. */
export interface CartRow {
  line: CartLine
  left: Left | null
}

export interface CartRows {
  /** What can be bought and is in the sum. */
  charged: CartRow[]
  /** What is sold out or no longer sold. */
  gone: CartRow[]
  saved: CartRow[]
}

/** The parts of the page. What moved between them leaves a word at its old place. */
export function rowsOf({ lines }: Cart, moved: Moved): CartRows {
  const rows: CartRows = { charged: [], gone: [], saved: [] }
  for (const line of lines) {
    const inCart = canBeBought(line) ? rows.charged : rows.gone
    const left = line.removed ? 'removed' : null
    if (line.saved) rows.saved.push({ line, left })
    else inCart.push({ line, left })
    if (left) continue
    if (line.saved && moved.get(line.sku) === 'saved') inCart.push({ line, left: 'saved' })
    if (!line.saved && moved.get(line.sku) === 'unsaved') rows.saved.push({ line, left: 'unsaved' })
  }
  return rows
}

/** What moved with one more change. What is undone leaves no word. */
export function movedWith(moved: Moved, { kind, sku }: LineChange, undone: boolean): Moved {
  const others = [...moved].filter(([other]) => other !== sku)
  if (undone || kind === 'change' || kind === 'restore') return new Map(others)
  return new Map([...others, [sku, kind === 'save' ? 'saved' : 'unsaved']])
}
