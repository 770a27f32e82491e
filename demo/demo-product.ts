import type { Cents } from '../app/commerce/money.ts'
import { type BrandSlug, type CategorySlug, type ColorSlug, colors, type SizeSlug, sizes } from './basics.ts'

export interface DemoProduct {
  slug: string
  title: string
  description: string
  brand: BrandSlug
  categories: readonly CategorySlug[]
  badge: string | null
  /** Units sold so far; the best sellers say it. */
  sold?: number
  /** Also the day it was published. A fixed date: what is newest does not depend on when the demo was loaded. */
  createdAt: string
  pictures: readonly DemoPicture[]
  variants: readonly DemoVariant[]
}

export interface DemoPicture {
  /** Name of the master in `demo/pictures`. */
  file: string
  alt: string
  color: ColorSlug | null
}

export interface DemoVariant {
  sku: string
  color: ColorSlug | null
  size: SizeSlug | null
  price: Cents
  compareAtPrice: Cents | null
  available: number
}

/** How many are in stock in S, M, Lg, XL and XXL. */
export type StockBySize = readonly [number, number, number, number, number]

/** One variant for each size; `TEE-BLK-01` becomes `TEE-BLK-01-S` to `TEE-BLK-01-XXL`. */
export function inEverySize(
  variant: Omit<DemoVariant, 'size' | 'available'>,
  stock: StockBySize,
): DemoVariant[] {
  return sizes.map((size, index) => ({
    ...variant,
    sku: `${variant.sku}-${size.slug.toUpperCase()}`,
    size: size.slug,
    available: stock[index]!,
  }))
}

export function teePicture(color: ColorSlug): DemoPicture {
  const { name } = colors.find(({ slug }) => slug === color)!
  return { file: `tee-${color}.jpg`, alt: `${name} crew neck tee with short sleeves, from the front`, color }
}
