/** The largest price, in minor units of the shop's currency. */
export const maxVariantPrice = 1_000_000_000

/** The largest weight of a variant, in grams. */
export const maxVariantWeight = 1_000_000
