/** How a word of a query and a word of a product belong together; higher is nearer. */
export const kinds = {
  equal: 7,
  stem: 6,
  beginning: 5,
  oneSlip: 4,
  oneSlipAtFirst: 3,
  twoSlips: 2,
  twoSlipsAtFirst: 1,
  slipInBeginning: 0,
} as const
export type Kind = (typeof kinds)[keyof typeof kinds]

/** By place: title (its first word or another), brand, category, description. */
const placeValues = [3, 3, 2, 1, 0] as const

/**
 * What one word of a query brings. Sums over eight words keep apart in one number: places, then kinds, then how many stand in the
 * title, and whether one begins it.
 */
export function worth(place: number, kind: Kind): number {
  const inTitle = place < 2 ? 16 : 0
  const beginsTitle = place === 0 ? 1 : 0
  return placeValues[place]! * 65_536 + kind * 256 + inTitle + beginsTitle
}

/** For how many words stand in the title, whether one begins it, and its length: 4 for beginning, up to 3 for little else. */
const shapes = new Uint8Array(65_536).map((_, key) => {
  const inTitle = key >>> 12
  const begins = ((key >>> 8) & 15) > 0 ? 4 : 0
  const others = Math.max(0, (key & 255) - inTitle)
  return begins + (inTitle === 0 ? 0 : 3 - Math.min(3, others))
})

/**
 * The score of a product from the sum of its words' worth: where they stand outweighs how well they match, and that outweighs
 * whether the title begins with them and says little else. A million may be asked for at once, so the latter is looked up.
 */
export function scoreOf(sum: number, titleLength: number): number {
  const places = sum >>> 16
  const kinds = (sum >>> 8) & 255
  return places * 512 + kinds * 8 + shapes[((sum & 255) << 8) | titleLength]!
}
