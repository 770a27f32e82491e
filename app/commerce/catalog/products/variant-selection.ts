import type { Choice } from './options/option-values.ts'
import type { OptionValue, Product, ProductOption, ProductPicture, Variant } from './product.ts'

export type StockStatus = 'in-stock' | 'out-of-stock'

/** A choice and a status as the URL has them; each value may be missing or unknown. */
export interface RequestedVariant {
  choice: Choice
  /** Slugs of the options that were changed last: their values count more than all others. */
  pressed?: readonly string[]
  status: string | null
}

/** The part of a product that a variant is selected from. */
export type SelectableProduct = Pick<Product, 'variants' | 'pictures' | 'options'>

export interface VariantSelection {
  /** The best match. Stands for all values of the options that have yet to be chosen. */
  variant: Variant
  /** The chosen values. */
  choice: Choice
  /** Set when the requested values aren't made together. */
  moved: MovedValues | null
  /** Whether `variant` is chosen, so that it can be bought. */
  isComplete: boolean
  /** The stock of the variant, or of all variants with the chosen values. */
  available: number
  statuses: { slug: StockStatus; offered: boolean }[]
  options: OfferedOption[]
  /** Pictures of the variant first, then those that fit every one. */
  pictures: ProductPicture[]
}

/** Names of values that aren't made together, and of those that took the place of some. */
export interface MovedValues {
  requested: string[]
  changes: { option: string; value: string }[]
}

/** An option with what can be bought of each value. */
export interface OfferedOption extends Omit<ProductOption, 'values'> {
  values: OfferedValue[]
  /** Slug of the chosen value; null if the shopper has yet to choose. */
  chosen: string | null
}

/** A value beside the chosen ones of the other options. `stock` is null when this combination is not made. */
export type OfferedValue = OptionValue & { stock: StockStatus | null }

export type UnavailableReason = 'not-made' | 'sold-out'

/** Stock as shoppers see it: only the last few are counted. */
export type StockLevel = { level: 'sold-out' | 'in-stock' } | { level: 'low'; left: number }

export function stockStatus(variant: Pick<Variant, 'available'>): StockStatus {
  return variant.available > 0 ? 'in-stock' : 'out-of-stock'
}

/**
 * Selects the variant that best fits what was requested: status first, then the pressed options, then as many others as possible, in
 * stock, with values that are near. Without a request, the page opens in stock, with the first picture's value. Options that pictures
 * follow have a value from the start; others only when they were asked for or there is no choice, or when what is out of stock was
 * asked for.
 */
export function selectVariant(product: SelectableProduct, requested: RequestedVariant): VariantSelection {
  const { variants, options } = product
  const values = options.map(option =>
    option.values.find(({ slug }) => slug === requested.choice[option.slug]),
  )
  const variant = bestVariant(product, requested)
  const hasStatus = requested.status === 'in-stock' || requested.status === 'out-of-stock'
  const isMoved = values.map((value, at) => !hasStatus && value && value.slug !== variant.values[at])
  const isOpen = options.map(
    (option, at) =>
      requested.status !== 'out-of-stock' &&
      option.values.length > 1 &&
      !isPictured(product, option) &&
      variant.values[at] !== values[at]?.slug &&
      !isMoved[at],
  )
  /** The variants with the chosen values, whatever they have of one option. */
  const withChosen = (except?: number) =>
    variants.filter(other =>
      options.every((_, at) => at === except || isOpen[at] || other.values[at] === variant.values[at]),
    )
  return {
    variant,
    choice: Object.fromEntries(
      options.flatMap(({ slug }, at) => (isOpen[at] ? [] : [[slug, variant.values[at]!]])),
    ),
    moved: isMoved.includes(true)
      ? {
          requested: values.flatMap(value => value?.name ?? []),
          changes: options.flatMap(({ name, values }, at) => {
            const value = isMoved[at] && values.find(({ slug }) => slug === variant.values[at])
            return value ? [{ option: name, value: value.name }] : []
          }),
        }
      : null,
    isComplete: !isOpen.includes(true),
    available: withChosen().reduce((sum, { available }) => sum + available, 0),
    statuses: (['in-stock', 'out-of-stock'] as const).map(slug => ({
      slug,
      offered: variants.some(other => stockStatus(other) === slug),
    })),
    options: options.map((option, at) => {
      const stock = stockByValue(withChosen(at), at)
      return {
        ...option,
        values: option.values.map(value => ({ ...value, stock: stock.get(value.slug) ?? null })),
        chosen: isOpen[at] ? null : variant.values[at]!,
      }
    }),
    pictures: variantPictures(product, variant),
  }
}

function bestVariant(
  { variants, options, pictures }: SelectableProduct,
  requested: RequestedVariant,
): Variant {
  const { choice, pressed = [], status } = requested
  const opening = pictures[0]?.choice ?? {}
  const requests = options.map(({ slug, values }) => {
    const places = new Map(values.map(({ slug }, at) => [slug, at]))
    return {
      value: choice[slug],
      place: places.get(choice[slug] ?? ''),
      places,
      isPressed: pressed.includes(slug),
    }
  })
  /** The first numbers count most. */
  const rank = (variant: Variant): number[] => {
    const stock = stockStatus(variant)
    let [pressedKept, matching, firstKept, steps] = [0, 0, 0, 0]
    for (const [at, { value, place, places, isPressed }] of requests.entries()) {
      const isKept = variant.values[at] === value
      firstKept = 2 * firstKept + Number(isKept)
      matching += Number(isKept)
      pressedKept += Number(isKept && isPressed)
      if (place !== undefined) steps += Math.abs((places.get(variant.values[at]!) ?? 0) - place)
    }
    return [
      Number(stock === status),
      ...[pressedKept, matching, firstKept],
      Number(stock === 'in-stock'),
      -steps,
      Number(fits(options, variant, opening)),
    ]
  }
  let best = variants[0]!
  let highest = rank(best)
  for (const variant of variants) {
    const next = rank(variant)
    if (isAbove(next, highest)) [best, highest] = [variant, next]
  }
  return best
}

function isAbove(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, at) => value !== other[at])
  return at !== -1 && one[at]! > other[at]!
}

/** The stock of each value of an option among these variants. */
function stockByValue(variants: readonly Variant[], option: number): Map<string, StockStatus> {
  const stock = new Map<string, StockStatus>()
  for (const variant of variants)
    if (stock.get(variant.values[option]!) !== 'in-stock')
      stock.set(variant.values[option]!, stockStatus(variant))
  return stock
}

/** The pictures that show a variant, then those that fit every one; all if there are none. */
export function variantPictures(
  { pictures, options }: Pick<Product, 'pictures' | 'options'>,
  variant: Variant,
): ProductPicture[] {
  return picturesFor(pictures, ({ choice }) =>
    Object.keys(choice).length === 0 ? null : fits(options, variant, choice),
  )
}

/** Whether pictures follow an option. */
function isPictured({ pictures }: SelectableProduct, { slug, kind }: ProductOption): boolean {
  return kind === 'swatch' || pictures.some(({ choice }) => Object.hasOwn(choice, slug))
}

/** Whether a variant has all values of a choice, of which there are some. */
function fits(options: readonly ProductOption[], { values }: Variant, choice: Choice): boolean {
  const parts = Object.entries(choice)
  const has = ([option, value]: [string, string]) =>
    values[options.findIndex(({ slug }) => slug === option)] === value
  return parts.length > 0 && parts.every(has)
}

/** The pictures that show a variant, then those that fit every one (null); all if there are none. */
export function picturesFor<P>(pictures: readonly P[], shows: (picture: P) => boolean | null): P[] {
  const own = pictures.filter(picture => shows(picture) === true)
  const shown = [...own, ...pictures.filter(picture => shows(picture) === null)]
  return shown.length > 0 ? shown : [...pictures]
}

export function stockLevel(available: number, lowStock: number): StockLevel {
  if (available === 0) return { level: 'sold-out' }
  return available <= lowStock ? { level: 'low', left: available } : { level: 'in-stock' }
}

/** The values of a variant by option. */
export function variantChoice({ options }: Pick<Product, 'options'>, { values }: Variant): Choice {
  return Object.fromEntries(options.flatMap(({ slug }, at) => (values[at] ? [[slug, values[at]]] : [])))
}

/** "Clay, XL"; empty for a product without options. */
export function variantName({ options }: Pick<Product, 'options'>, variant: Variant): string {
  return valueNames(options, variant).join(', ')
}

/** The names of a variant's values in the order of the options. */
export function valueNames(options: readonly ProductOption[], { values }: Variant): string[] {
  return options.flatMap((option, at) => option.values.find(({ slug }) => slug === values[at])?.name ?? [])
}

/** Why a value cannot be bought; null when it can. */
export function unavailableReason({ stock }: Pick<OfferedValue, 'stock'>): UnavailableReason | null {
  if (stock === null) return 'not-made'
  return stock === 'in-stock' ? null : 'sold-out'
}
