import type { Amount } from '../../app/commerce/money.ts'
import {
  type BrandSlug,
  type CategorySlug,
  type ColorSlug,
  colors,
  type SizeSlug,
  sizes,
} from './taxonomy.ts'

export interface DemoProduct {
  slug: string
  title: string
  description: string
  brand: BrandSlug
  categories: readonly CategorySlug[]
  badge: string | null
  /** Units sold; 0 if undefined. */
  sold?: number
  /** Also the publication date. Fixed, so that the newest products do not depend on when the demo was loaded. */
  createdAt: string
  pictures: readonly DemoPicture[]
  variants: readonly DemoVariant[]
}

export interface DemoPicture {
  /** File name in `demo/pictures`. */
  file: string
  alt: string
  color: ColorSlug | null
}

export interface DemoVariant {
  sku: string
  color: ColorSlug | null
  size: SizeSlug | null
  price: Amount
  compareAtPrice: Amount | null
  available: number
}

/** Stock in S, M, Lg, XL and XXL. */
export type StockBySize = readonly [number, number, number, number, number]

/** One variant per size; `TEE-BLK-01` becomes `TEE-BLK-01-S` to `TEE-BLK-01-XXL`. */
export function variantsInEverySize(
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
