/** The options of a variant by id; null where the product doesn't have this option. */
export interface VariantOptions {
  color: number | null
  size: number | null
}

export interface VariantPlan<Variant extends VariantOptions> {
  /** In the order of the values; `like` is the variant whose price and weight a new one starts with. */
  added: { options: VariantOptions; like: Variant | undefined }[]
  /** Variants that stay, with options they didn't have before or lose. */
  changed: { variant: Variant; options: VariantOptions }[]
  removed: Variant[]
}

/** More variants than any product has. */
export const maxVariants = 1000

/**
 * Plans a variant for each color and size of a product. An option without values isn't one. A variant that lacks a
 * new option gets its first value, so that it keeps its SKU and stock.
 */
export function planVariants<Variant extends VariantOptions>(
  variants: readonly Variant[],
  values: { colors: readonly number[]; sizes: readonly number[] },
): VariantPlan<Variant> {
  const rest = new Set(variants)
  const plan: VariantPlan<Variant> = { added: [], changed: [], removed: [] }
  const open = combinations(values).filter(options => {
    const same = [...rest].find(variant => isSame(variant, options))
    if (same) rest.delete(same)
    return !same
  })
  for (const options of open) {
    const adapted = [...rest].find(variant => canBecome(variant, options))
    if (adapted) {
      rest.delete(adapted)
      plan.changed.push({ variant: adapted, options })
    } else plan.added.push({ options, like: closestVariant(variants, options) })
  }
  plan.removed.push(...rest)
  return plan
}

function combinations({ colors, sizes }: { colors: readonly number[]; sizes: readonly number[] }) {
  const orNone = (values: readonly number[]) => (values.length > 0 ? [...new Set(values)] : [null])
  return orNone(colors).flatMap(color => orNone(sizes).map((size): VariantOptions => ({ color, size })))
}

function isSame(one: VariantOptions, other: VariantOptions): boolean {
  return one.color === other.color && one.size === other.size
}

/** Options are gained or lost, and never exchanged: a black tee doesn't become a white one. */
function canBecome(variant: VariantOptions, { color, size }: VariantOptions): boolean {
  const fits = (from: number | null, to: number | null) => from === to || from === null || to === null
  return fits(variant.color, color) && fits(variant.size, size)
}

function closestVariant<Variant extends VariantOptions>(
  variants: readonly Variant[],
  { color, size }: VariantOptions,
): Variant | undefined {
  return (
    variants.find(variant => variant.color === color) ??
    variants.find(variant => variant.size === size) ??
    variants[0]
  )
}
