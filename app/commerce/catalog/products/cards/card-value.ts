import { picturesFor } from '../variant-selection.ts'

/** The first of these values that is in stock, otherwise the first that the product comes in. */
export function selectCardValue(
  variants: readonly { swatch_id: number | null; available: number }[],
  requested: readonly number[],
): number | undefined {
  const comesIn = (value: number) => variants.some(({ swatch_id }) => swatch_id === value)
  const isInStock = (value: number) => variants.some(v => v.swatch_id === value && v.available > 0)
  return requested.find(isInStock) ?? requested.find(comesIn)
}

/** The pictures of the requested value, otherwise of that of the first picture, then those that fit all. */
export function cardPictures<P extends { value_id: number | null }>(
  pictures: readonly P[],
  requested?: number,
): P[] {
  const shown = requested ?? pictures[0]?.value_id ?? null
  return picturesFor(pictures, ({ value_id }) => {
    if (value_id === null) return shown === null ? true : null
    return value_id === shown
  })
}

/** The reduction of a price, in whole percent rounded down; null if it's less than one. */
export function discountPercent(price: number, compareAtPrice: number | null): number | null {
  if (compareAtPrice === null) return null
  return Math.floor(100 * (1 - price / compareAtPrice)) || null
}
