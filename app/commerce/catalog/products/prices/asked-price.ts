/** A price that shoppers were asked, in the order of time. */
export interface AskedPrice {
  price: number
  compare_at_price: number | null
  /** Shown beside a reduced price. */
  lowest_price: number | null
}

const day = 24 * 60 * 60 * 1000

/** The time before a reduction in which prices count: Directive 98/6/EC, article 6a (2). */
export const priceMemory = 30 * day

/**
 * The lowest price of the 30 days before a reduction began; null for a price that isn't reduced, or if nothing was asked before. `past`
 * are the prices asked within 30 days, the last one at the end. A reduction goes on while its price only falls; a higher price begins
 * another one: article 6a (5).
 */
export function lowestPriceBefore(
  { price, compare_at_price }: Pick<AskedPrice, 'price' | 'compare_at_price'>,
  past: readonly AskedPrice[],
): number | null {
  const last = past.at(-1)
  if (compare_at_price === null || !last) return null
  const goesOn = last.compare_at_price !== null && price <= last.price
  return goesOn ? last.lowest_price : Math.min(...past.map(({ price }) => price))
}
