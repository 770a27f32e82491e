import { servedWidths } from '#commerce/catalog/pictures/picture.ts'

/** The widths of pictures that this page has heard of, in pixels. */
const widths = new Map<string, number>()

export function noteWidths(pictures: Iterable<readonly [hash: string, width: number]>): void {
  for (const [hash, width] of pictures) widths.set(hash, width)
}

/** A width in which the shop serves a picture. Any but tiny ones have the smallest. */
export function knownWidth(hash: string): number {
  return servedWidths(widths.get(hash) ?? Number.POSITIVE_INFINITY)[0]!
}
