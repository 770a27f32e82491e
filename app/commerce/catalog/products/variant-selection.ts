import type { Color, Product, ProductPicture, Size, Variant } from './product.ts'

export type StockStatus = 'in-stock' | 'out-of-stock'

/** Options from the URL; each may be missing or unknown. */
export interface RequestedOptions {
  color: string | null
  size: string | null
  status: string | null
}

/** The part of a product that a variant is selected from. */
export type SelectableProduct = Pick<Product, 'variants' | 'pictures' | 'colors' | 'sizes'>

export interface VariantSelection {
  /** The best match. Stands for all sizes until one is chosen. */
  variant: Variant
  /** The chosen size; null if the product has none or the shopper has yet to choose. */
  size: string | null
  /** Whether `variant` is chosen, so that it can be bought. */
  isComplete: boolean
  /** The stock of the variant, or of its color in all sizes. */
  available: number
  statuses: { slug: StockStatus; offered: boolean }[]
  colors: OptionValue<Color>[]
  sizes: OptionValue<Size>[]
  /** Pictures of the selected color first, then those that fit every color. */
  pictures: ProductPicture[]
}

/** A color, or a size in the selected color. `stock` is null when this combination is not made. */
export type OptionValue<T> = T & { stock: StockStatus | null }

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
 * Selects the variant that best fits the requested options: status first, then color, then size. Another color keeps the
 * size, even if that is sold out. Without options, the page opens in stock, in the color of its first picture, and a size
 * is only chosen if it is the only one. Only a request for what is out of stock also chooses the size.
 */
export function selectVariant(product: SelectableProduct, requested: RequestedOptions): VariantSelection {
  const { variants } = product
  const defaultColor = product.pictures[0]?.color ?? null
  const matchScore = (variant: Variant) =>
    16 * Number(stockStatus(variant) === requested.status) +
    8 * Number(variant.color === requested.color) +
    4 * Number(variant.size === requested.size) +
    2 * Number(stockStatus(variant) === 'in-stock') +
    Number(variant.color === defaultColor)
  const variant = variants.reduce((best, next) => (matchScore(next) > matchScore(best) ? next : best))
  const isComplete =
    product.sizes.length < 2 || variant.size === requested.size || requested.status === 'out-of-stock'
  const inColor = variants.filter(other => other.color === variant.color)
  return {
    variant,
    size: isComplete ? variant.size : null,
    isComplete,
    available: (isComplete ? [variant] : inColor).reduce((sum, { available }) => sum + available, 0),
    statuses: (['in-stock', 'out-of-stock'] as const).map(slug => ({
      slug,
      offered: variants.some(other => stockStatus(other) === slug),
    })),
    colors: product.colors.map(color => ({
      ...color,
      stock: combinedStockStatus(variants.filter(other => other.color === color.slug)),
    })),
    sizes: product.sizes.map(size => ({
      ...size,
      stock: combinedStockStatus(inColor.filter(other => other.size === size.slug)),
    })),
    pictures: picturesForColor(product.pictures, variant.color),
  }
}

/** The pictures in this color, then those that fit every color; all if there are none. */
export function picturesForColor<P extends { color: string | number | null }>(
  pictures: readonly P[],
  color: P['color'],
): P[] {
  const ofColor = pictures.filter(picture => picture.color === color)
  const ofAnyColor = pictures.filter(picture => picture.color === null && color !== null)
  const shown = [...ofColor, ...ofAnyColor]
  return shown.length > 0 ? shown : [...pictures]
}

export function stockLevel(available: number, lowStock: number): StockLevel {
  if (available === 0) return { level: 'sold-out' }
  return available <= lowStock ? { level: 'low', left: available } : { level: 'in-stock' }
}

/** "Clay, XL"; empty for a product without options. */
export function variantName({ colors, sizes }: SelectableProduct, { color, size }: Variant): string {
  const names = [
    colors.find(({ slug }) => slug === color)?.name,
    sizes.find(({ slug }) => slug === size)?.name,
  ]
  return names.filter(Boolean).join(', ')
}

/** Why an option cannot be bought; null when it can. */
export function unavailableReason({ stock }: OptionValue<object>): UnavailableReason | null {
  if (stock === null) return 'not-made'
  return stock === 'in-stock' ? null : 'sold-out'
}
