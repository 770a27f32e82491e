import type { Color, Product, ProductPicture, Size, Variant } from './product.ts'

export type Status = 'in-stock' | 'out-of-stock'

/** What the shopper asked for, as it stands in the address; every part may be missing or unknown. */
export interface Wish {
  color: string | null
  size: string | null
  status: string | null
}

/** As much of a product as there is to choose by. */
export type Choosable = Pick<Product, 'variants' | 'pictures' | 'colors' | 'sizes'>

/** What the page shows for a wish. */
export interface Choice {
  variant: Variant
  statuses: { slug: Status; offered: boolean }[]
  colors: Offer<Color>[]
  sizes: Offer<Size>[]
  /** The pictures of the chosen colour, then those that fit every colour. */
  pictures: ProductPicture[]
}

/**
 * One entry of a choice. What is not `offered` has no variant that fits the rest of the choice, and `stock` says what
 * there is instead: `null` when it was never made in this combination.
 */
export type Offer<T> = T & { offered: boolean; stock: Status | null }

export function statusOf(variant: Variant): Status {
  return variant.available > 0 ? 'in-stock' : 'out-of-stock'
}

/** In stock when any of them can be had. */
function stockOf(variants: readonly Variant[]): Status | null {
  if (variants.length === 0) return null
  return variants.some(variant => variant.available > 0) ? 'in-stock' : 'out-of-stock'
}

/**
 * Finds the variant that fits a wish best: the status counts most, then the colour, then the size. So who looks at what is
 * in stock and changes the colour keeps the size where it can be had, and otherwise gets one that can. A wish without a
 * status is taken at its word, sold out or not; without any wish the page opens in stock, in the colour of its first
 * picture.
 */
export function choose(product: Choosable, wish: Wish): Choice {
  const { variants } = product
  const openingColor = product.pictures[0]?.color ?? null
  const closeness = (variant: Variant) =>
    16 * Number(statusOf(variant) === wish.status) +
    8 * Number(variant.color === wish.color) +
    4 * Number(variant.size === wish.size) +
    2 * Number(statusOf(variant) === 'in-stock') +
    Number(variant.color === openingColor)
  const variant = variants.reduce((best, next) => (closeness(next) > closeness(best) ? next : best))

  const inStatus = variants.filter(other => statusOf(other) === statusOf(variant))
  const inColor = variants.filter(other => other.color === variant.color)
  const offer = <T>(entry: T, all: readonly Variant[]): Offer<T> => ({
    ...entry,
    offered: all.some(other => inStatus.includes(other)),
    stock: stockOf(all),
  })
  return {
    variant,
    statuses: (['in-stock', 'out-of-stock'] as const).map(slug => ({
      slug,
      offered: variants.some(other => statusOf(other) === slug),
    })),
    colors: product.colors.map(color =>
      offer(
        color,
        variants.filter(other => other.color === color.slug),
      ),
    ),
    sizes: product.sizes.map(size =>
      offer(
        size,
        inColor.filter(other => other.size === size.slug),
      ),
    ),
    pictures: picturesOf(product.pictures, variant.color),
  }
}

function picturesOf(pictures: readonly ProductPicture[], color: string | null): ProductPicture[] {
  const fitting = pictures.filter(picture => picture.color === color)
  const general = pictures.filter(picture => picture.color === null && color !== null)
  const shown = [...fitting, ...general]
  return shown.length > 0 ? shown : [...pictures]
}

/** Availability in words: nothing is promised that is not there, and the last few are named. */
export function availabilityInWords({ available }: Pick<Variant, 'available'>, lowStock: number): string {
  if (available === 0) return 'Sold out'
  if (available <= lowStock) return `Only ${available} left`
  return 'In stock'
}

/** "Clay, XL"; empty where there is nothing to choose. */
export function chosenInWords({ colors, sizes }: Choosable, { color, size }: Variant): string {
  const names = [
    colors.find(({ slug }) => slug === color)?.name,
    sizes.find(({ slug }) => slug === size)?.name,
  ]
  return names.filter(Boolean).join(', ')
}

/** Why an entry cannot be chosen, for those who do not see that it is struck out; empty where it can. */
export function whyNotOffered({ offered, stock }: Offer<object>): string {
  if (offered) return ''
  if (stock === null) return 'not made'
  return stock === 'in-stock' ? 'in stock' : 'sold out'
}
