/** The reduction of a price, in whole percent rounded down; null if it's less than one. */
export function discountPercent(price: number, compareAtPrice: number | null): number | null {
  if (compareAtPrice === null) return null
  return Math.floor(100 * (1 - price / compareAtPrice)) || null
}
