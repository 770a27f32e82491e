import type { Choice } from './options/option-values.ts'
import type { OptionValue, Product, ProductOption, ProductPicture, Variant } from './product.ts'

export type StockStatus = 'in-stock' | 'out-of-stock'

/** A choice and a status as the URL has them; each value may be missing or unknown. */
export interface RequestedVariant {
  choice: Choice
  status: string | null
}

/** The part of a product that a variant is selected from. */
export type SelectableProduct = Pick<Product, 'variants' | 'pictures' | 'options'>

export interface VariantSelection {
  /** The best match. Stands for all values of the options that have yet to be chosen. */
  variant: Variant
  /** The chosen values. */
  choice: Choice
  /** Whether `variant` is chosen, so that it can be bought. */
  isComplete: boolean
  /** The stock of the variant, or of all variants with the chosen values. */
  available: number
  statuses: { slug: StockStatus; offered: boolean }[]
  options: OfferedOption[]
  /** Pictures of the variant first, then those that fit every one. */
  pictures: ProductPicture[]
}

/** An option with what can be bought of each value. */
export interface OfferedOption extends Omit<ProductOption, 'values'> {
  values: OfferedValue[]
  /** Slug of the chosen value; null if the shopper has yet to choose. */
  chosen: string | null
}

/** A value beside the chosen ones of the options before it. `stock` is null when this combination is not made. */
export type OfferedValue = OptionValue & { stock: StockStatus | null }

export type UnavailableReason = 'not-made' | 'sold-out'

/** Stock as shoppers see it: only the last few are counted. */
export type StockLevel = { level: 'sold-out' | 'in-stock' } | { level: 'low'; left: number }

export function stockStatus(variant: Pick<Variant, 'available'>): StockStatus {
  return variant.available > 0 ? 'in-stock' : 'out-of-stock'
}

function combinedStockStatus(variants: readonly Variant[]): StockStatus | null {
  if (variants.length === 0) return null
  return variants.some(variant => variant.available > 0) ? 'in-stock' : 'out-of-stock'
}

/**
 * Selects the variant that best fits what was requested: status first, then one option after the other. Another value of an option
 * keeps those of the options behind it, even if that is sold out. Without a request, the page opens in stock, with the first
 * picture's value. Options that pictures follow have a value from the start; others only when they were asked for or there is no
 * choice, or when what is out of stock was asked for.
 */
export function selectVariant(product: SelectableProduct, requested: RequestedVariant): VariantSelection {
  const { variants, options, pictures } = product
  const opening = pictures[0]?.choice ?? {}
  const isRequested = (variant: Variant, at: number) =>
    variant.values[at] === requested.choice[options[at]!.slug]
  const matchScore = (variant: Variant) =>
    options.reduce(
      (score, _, at) => score + 2 ** (options.length + 1 - at) * Number(isRequested(variant, at)),
      2 ** (options.length + 2) * Number(stockStatus(variant) === requested.status) +
        2 * Number(stockStatus(variant) === 'in-stock') +
        Number(fits(options, variant, opening)),
    )
  const variant = variants.reduce((best, next) => (matchScore(next) > matchScore(best) ? next : best))
  const isOpen = options.map(
    (option, at) =>
      requested.status !== 'out-of-stock' &&
      option.values.length > 1 &&
      !isPictured(product, option) &&
      !isRequested(variant, at),
  )
  /** The variants with the chosen values of these options. */
  const withChosen = (among: readonly ProductOption[]) =>
    variants.filter(other => among.every((_, at) => isOpen[at] || other.values[at] === variant.values[at]))
  return {
    variant,
    choice: Object.fromEntries(
      options.flatMap(({ slug }, at) => (isOpen[at] ? [] : [[slug, variant.values[at]!]])),
    ),
    isComplete: !isOpen.includes(true),
    available: withChosen(options).reduce((sum, { available }) => sum + available, 0),
    statuses: (['in-stock', 'out-of-stock'] as const).map(slug => ({
      slug,
      offered: variants.some(other => stockStatus(other) === slug),
    })),
    options: options.map((option, at) => {
      const offered = withChosen(options.slice(0, at))
      return {
        ...option,
        values: option.values.map(value => ({
          ...value,
          stock: combinedStockStatus(offered.filter(other => other.values[at] === value.slug)),
        })),
        chosen: isOpen[at] ? null : variant.values[at]!,
      }
    }),
    pictures: variantPictures(product, variant),
  }
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
