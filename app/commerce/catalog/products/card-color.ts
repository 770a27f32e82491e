import { picturesForColor } from './variant-selection.ts'

/** The first of these colors that is in stock, otherwise the first that the product comes in. */
export function selectCardColor(
  variants: readonly { color_id: number | null; available: number }[],
  requested: readonly number[],
): number | undefined {
  const comesIn = (color: number) => variants.some(({ color_id }) => color_id === color)
  const isInStock = (color: number) => variants.some(v => v.color_id === color && v.available > 0)
  return requested.find(isInStock) ?? requested.find(comesIn)
}

/** The pictures for the requested color, otherwise for the color of the first picture. */
export function cardPictures<P extends { color: number | null }>(
  pictures: readonly P[],
  requested?: number,
): P[] {
  return picturesForColor(pictures, requested ?? pictures[0]?.color ?? null)
}
