import type { Amount } from '#commerce/values/money.ts'
import {
  type BrandSlug,
  type CategorySlug,
  type ColorSlug,
  colors,
  type DemoOption,
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
  /** That no other product has. */
  option?: DemoOption
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
  /** Of the product's own option, by both slugs: `volume/16-oz`. */
  other?: string
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

const teeViews = {
  front: { suffix: '', alt: (color: string) => `${color} crew neck tee, from the front` },
  back: { suffix: '-back', alt: (color: string) => `${color} crew neck tee, from the back` },
  detail: {
    suffix: '-detail',
    alt: (color: string) => `Ribbed collar and neck label of the ${color.toLowerCase()} tee, close up`,
  },
  folded: {
    suffix: '-folded',
    alt: (color: string) => `Three ${color.toLowerCase()} tees, folded and stacked`,
  },
}

export type TeeView = keyof typeof teeViews

/** All views of a tee in one color, the first one chosen. */
export function teePictures(color: ColorSlug, first: TeeView = 'front'): DemoPicture[] {
  const { name } = colors.find(({ slug }) => slug === color)!
  return [...new Set([first, ...Object.keys(teeViews)] as TeeView[])].map(view => ({
    file: `tee-${color}${teeViews[view].suffix}.jpg`,
    alt: teeViews[view].alt(name),
    color,
  }))
}
