import { type Cart, type CartLine, canBeBought } from '#commerce/cart/cart.ts'
import type { CartLineChange } from '#commerce/cart/cart-change.ts'

/** Why a line left the place where the shopper last saw it. */
export type RecentMove = 'removed' | 'saved' | 'unsaved'

/** Moves between cart and saved lines since the page was loaded, by SKU. */
export type RecentMoves = ReadonlyMap<string, RecentMove>

/** A line, or a placeholder with an undo button where it used to be. */
export interface CartRow {
  line: CartLine
  placeholder: RecentMove | null
}

export interface CartRows {
  available: CartRow[]
  /** Sold out or no longer sold. */
  unavailable: CartRow[]
  saved: CartRow[]
}

export function groupCartRows({ lines }: Cart, moves: RecentMoves): CartRows {
  const rows: CartRows = { available: [], unavailable: [], saved: [] }
  for (const line of lines) {
    const inCart = canBeBought(line) ? rows.available : rows.unavailable
    const placeholder = line.removed ? 'removed' : null
    if (line.saved) rows.saved.push({ line, placeholder })
    else inCart.push({ line, placeholder })
    if (placeholder) continue
    const move = moves.get(line.sku)
    if (line.saved && move === 'saved') inCart.push({ line, placeholder: 'saved' })
    if (!line.saved && move === 'unsaved') rows.saved.push({ line, placeholder: 'unsaved' })
  }
  return rows
}

/** The moves after one more change; an undone move leaves no placeholder. */
export function withRecentMove(
  moves: RecentMoves,
  { kind, sku }: CartLineChange,
  isUndo: boolean,
): RecentMoves {
  const others = [...moves].filter(([other]) => other !== sku)
  if (isUndo || kind === 'change' || kind === 'restore') return new Map(others)
  return new Map([...others, [sku, kind === 'save' ? 'saved' : 'unsaved']])
}
