/** How a word of a query matches a word of a product; higher is better. */
export const matchKinds = {
  equal: 9,
  number: 8,
  prefix: 7,
  stem: 6,
  synonym: 5,
  oneTypo: 4,
  oneTypoInFirstLetter: 3,
  twoTypos: 2,
  twoTyposInFirstLetter: 1,
  prefixWithTypo: 0,
} as const
export type MatchKind = (typeof matchKinds)[keyof typeof matchKinds]

/** By field: start of the title, title, brand, category, attributes, description. */
const fieldValues = [4, 4, 3, 2, 1, 0] as const

/** So many fields lower counts another word for the one that was typed: a pitcher in the title as a jug by its category. */
const synonymDiscount = 2

/**
 * The value of one matched word. In the sum over up to eight words, the bits hold separately: fields, kinds of match, how
 * many words are in the title, and whether one starts it.
 */
export function matchValue(field: number, kind: MatchKind): number {
  if (kind === matchKinds.synonym)
    return Math.max(0, fieldValues[field]! - synonymDiscount) * 65_536 + kind * 256
  const inTitle = field < 2 ? 16 : 0
  const startsTitle = field === 0 ? 1 : 0
  return fieldValues[field]! * 65_536 + kind * 256 + inTitle + startsTitle
}

/** By words in the title, whether one starts it, and its length: 4 for the start, up to 3 for few other words. */
const titleBonus = new Uint8Array(65_536).map((_, key) => {
  const inTitle = key >>> 12
  const start = ((key >>> 8) & 15) > 0 ? 4 : 0
  const others = Math.max(0, (key & 255) - inTitle)
  return start + (inTitle === 0 ? 0 : 3 - Math.min(3, others))
})

/**
 * A product's score from the sum of its match values. Fields count most, then the kind of match, then the title's start and
 * length, which is a lookup because a query may score a million products.
 */
export function productScore(sum: number, titleLength: number): number {
  const fields = sum >>> 16
  const kinds = (sum >>> 8) & 255
  return fields * 1024 + kinds * 8 + titleBonus[((sum & 255) << 8) | titleLength]!
}
