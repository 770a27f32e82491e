import { listItems } from '#commerce/values/typed/typed-text.ts'
import { planVariants } from './plan-variants.ts'

/** A variant by the names of its values. */
export interface NamedVariant {
  id: number
  /** By the id of the option. */
  names: Readonly<Record<number, string>>
  available: number
}

/** An option with the names of the values that a product shall have. */
export interface NamedOption {
  /** 0 for a new one. */
  id: number
  names: readonly string[]
}

export interface OptionChange {
  /** Afterwards. */
  variants: number
  added: number
  /** With their stock. */
  removed: NamedVariant[]
  /** Combinations that the product could have had so far, by the names of their values. */
  missing: (readonly string[])[]
}

/** Plans the variants of a product with these options. Names are the same in small and capital letters. */
export function planOptionChange(
  variants: readonly NamedVariant[],
  options: readonly NamedOption[],
  { leftOut, makesMissing }: LeftOutChoice,
): OptionChange {
  const ids = new Map<string, number>()
  const typed: string[] = []
  const idOf = (option: number, name: string) => {
    const key = `${option} ${name.toLowerCase()}`
    const id = ids.get(key) ?? ids.size + 1
    ids.set(key, id)
    typed[id] ??= name
    return id
  }
  const plan = planVariants(
    variants.map(variant => ({
      variant,
      values: options.map(({ id }) => {
        const name = variant.names[id]
        return name === undefined ? null : idOf(id, name)
      }),
    })),
    options.map(({ id, names }) => names.map(name => idOf(id, name))),
    { isLeftOut: ({ variant }) => leftOut.includes(variant.id), makesMissing },
  )
  const removed = plan.removed.map(({ variant }) => variant)
  return {
    variants: variants.length + plan.added.length - removed.length,
    added: plan.added.length,
    removed,
    missing: plan.missing.map(values => values.map(id => typed[id]!)),
  }
}

/** Which combinations of its values a product doesn't have. */
export interface LeftOutChoice {
  /** Ids of variants whose combinations aren't made anymore. */
  leftOut: readonly number[]
  /** Makes combinations, too, that the product could have had so far. */
  makesMissing: boolean
}

/** A product's options as a form sends them. */
export interface TypedOptions extends LeftOutChoice {
  /** Such as `color/clay`. */
  values: readonly string[]
  /** By the id of the option. */
  newValues: Readonly<Record<number, string>>
  places: Readonly<Record<number, number>>
  /** Of a new option. */
  newOptionValues: string
}

/** The options of a form that have values, in their order. */
export function namedOptions(
  known: readonly { id: number; slug: string; values: readonly { slug: string; name: string }[] }[],
  { values, newValues, places, newOptionValues }: Omit<TypedOptions, keyof LeftOutChoice>,
): NamedOption[] {
  const options = inOrder(known, places).map(option => ({
    id: option.id,
    names: [
      ...option.values
        .filter(({ slug }) => values.includes(`${option.slug}/${slug}`))
        .map(({ name }) => name),
      ...listItems(newValues[option.id] ?? ''),
    ],
  }))
  return [...options, { id: 0, names: listItems(newOptionValues) }].filter(({ names }) => names.length > 0)
}

/** By their places; options without one come last. */
export function inOrder<Option extends { id: number }>(
  options: readonly Option[],
  places: Readonly<Record<number, number>>,
): Option[] {
  const placeOf = ({ id }: Option) => places[id] ?? Number.POSITIVE_INFINITY
  return options.toSorted((one, other) => {
    const [a, b] = [placeOf(one), placeOf(other)]
    return a === b ? 0 : a - b
  })
}
