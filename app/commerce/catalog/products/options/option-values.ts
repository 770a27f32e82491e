/** The columns of a variant: the first has its value of the product's first option, and so on. */
export const valueColumns = ['value_1_id', 'value_2_id', 'value_3_id', 'value_4_id', 'value_5_id'] as const

export type ValueColumn = (typeof valueColumns)[number]

/** A product has at most this many options. */
export const maxOptions = valueColumns.length

/** How shoppers choose a value: by its color, by its name, or from a list. */
export const optionKinds = ['swatch', 'buttons', 'list'] as const

/** Values by option, as addresses have them: `{ color: 'clay', size: 'm' }`. */
export type Choice = Readonly<Record<string, string>>

/** How a swatch shows a value. */
export interface SwatchLook {
  /** The color, as CSS writes it; null without one. */
  hex: string | null
  /** The hash of a picture that is shown instead of the color; unset without one. */
  picture?: string
}

export function swatchLook({
  hex,
  picture_hash,
}: {
  hex: string | null
  picture_hash: string | null
}): SwatchLook {
  return { hex, ...(picture_hash !== null && { picture: picture_hash }) }
}

/** The value that a variant has of one option. */
export interface VariantValue {
  /** Slug of the option. */
  option: string
  slug: string
  name: string
}

export function toChoice(values: readonly VariantValue[]): Choice {
  return Object.fromEntries(values.map(({ option, slug }) => [option, slug]))
}

/** "Clay, XL"; empty for a product without options. */
export function joinValueNames(values: readonly Pick<VariantValue, 'name'>[]): string {
  return values.map(({ name }) => name).join(', ')
}
