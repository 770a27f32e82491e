import { listItems } from '#commerce/values/typed/typed-text.ts'
import { planVariants } from './plan-variants.ts'

/** A variant by the names of its option values; null where the product doesn't have this option. */
export interface NamedVariant {
  color: string | null
  size: string | null
  available: number
}

/** Names of the values a product shall have. */
export interface NamedValues {
  colors: readonly string[]
  sizes: readonly string[]
}

export interface OptionChange {
  /** Afterwards. */
  variants: number
  added: number
  /** With their stock. */
  removed: NamedVariant[]
}

/** Plans the variants of a product with these options. Names are the same in small and capital letters. */
export function planOptionChange(variants: readonly NamedVariant[], values: NamedValues): OptionChange {
  const ids = new Map<string, number>()
  const idOf = (name: string | null) => {
    if (name === null) return null
    const key = name.toLowerCase()
    ids.set(key, ids.get(key) ?? ids.size + 1)
    return ids.get(key)!
  }
  const plan = planVariants(
    variants.map(variant => ({ variant, color: idOf(variant.color), size: idOf(variant.size) })),
    { colors: values.colors.map(idOf) as number[], sizes: values.sizes.map(idOf) as number[] },
  )
  const removed = plan.removed.map(({ variant }) => variant)
  return {
    variants: variants.length + plan.added.length - removed.length,
    added: plan.added.length,
    removed,
  }
}

/** The values of a form: chosen ones by slug, and new ones by name. */
export function namedValues(
  known: {
    colors: readonly { slug: string; name: string }[]
    sizes: readonly { slug: string; name: string }[]
  },
  typed: { colors: readonly string[]; sizes: readonly string[]; newColor: string; newSizes: string },
): NamedValues {
  const namesOf = (values: readonly { slug: string; name: string }[], slugs: readonly string[]) =>
    values.filter(({ slug }) => slugs.includes(slug)).map(({ name }) => name)
  return {
    colors: [...namesOf(known.colors, typed.colors), ...listItems(typed.newColor)],
    sizes: [...namesOf(known.sizes, typed.sizes), ...listItems(typed.newSizes)],
  }
}
