interface InColor {
  color_id: number | null
}

/** The first of these colors that is in stock, otherwise the first that the product comes in. */
export function selectCardColor(
  variants: readonly (InColor & { available: number })[],
  requested: readonly number[],
): number | undefined {
  const comesIn = (color: number) => variants.some(({ color_id }) => color_id === color)
  const isInStock = (color: number) => variants.some(v => v.color_id === color && v.available > 0)
  return requested.find(isInStock) ?? requested.find(comesIn)
}

/** The pictures in this color, or in that of the first one, then those that fit every color; all if there are none. */
export function cardPictures<P extends InColor>(pictures: readonly P[], requested?: number): readonly P[] {
  const color = requested ?? pictures[0]?.color_id ?? null
  const ofColor = pictures.filter(({ color_id }) => color_id === color)
  const ofAnyColor = pictures.filter(({ color_id }) => color_id === null && color !== null)
  const shown = [...ofColor, ...ofAnyColor]
  return shown.length > 0 ? shown : pictures
}

/** By how much a price is reduced, in whole percent rounded down; null if by less than one. */
export function discountPercent(price: number, compareAtPrice: number | null): number | null {
  if (compareAtPrice === null) return null
  return Math.floor(100 * (1 - price / compareAtPrice)) || null
}
