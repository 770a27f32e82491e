import { maxCartLines } from '#commerce/cart/cart.ts'

export interface MergedLine {
  sku: string
  quantity: number
  /** When it was saved for later; null if it's in the cart. */
  savedAt: string | null
  addedAt: string
}

/**
 * The guest's lines as they are after merging. A SKU in both carts gets the larger quantity, and is in the cart if one of them had
 * it there. New lines fill the cart, the newest first.
 */
export function mergedLines<Line extends MergedLine>(
  guest: readonly Line[],
  own: readonly MergedLine[],
  limit: number,
): Line[] {
  const bySku = new Map(own.map(line => [line.sku, line]))
  let room = maxCartLines - own.length
  const newestFirst = guest.toSorted((a, b) => b.addedAt.localeCompare(a.addedAt))
  return newestFirst.flatMap(line => {
    const same = bySku.get(line.sku)
    if (!same && room-- <= 0) return []
    const quantity = Math.min(Math.max(line.quantity, same?.quantity ?? 0), limit)
    return [{ ...line, quantity, savedAt: same?.savedAt === null ? null : line.savedAt }]
  })
}
