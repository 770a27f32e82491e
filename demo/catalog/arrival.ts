import { toAmount } from '#commerce/values/money.ts'
import {
  type DemoPicture,
  type DemoProduct,
  type DemoVariant,
  type StockBySize,
  variantsInEverySize,
} from './demo-product.ts'
import type { BrandSlug, CategorySlug, ColorSlug } from './taxonomy.ts'

export interface Arrival {
  slug: string
  title: string
  sku: string
  price: number
  /** Null when it has none of the five colors. */
  color: ColorSlug | null
  brand: BrandSlug
  /** Besides the category of this season's products. */
  alsoIn: readonly CategorySlug[]
  createdAt: string
  stock: number | StockBySize
  /** Of a product that comes in several. */
  volumes?: readonly { slug: string; name: string; price: number; stock: number }[]
  /** Its front, `-side` and `-detail`; a tee's front, `-back` and `-folded`. */
  picture: string
  alts: readonly [front: string, string, string]
  description: string
}

/** The product of an arrival, in the category of this season's products. */
export function toDemoProduct(arrival: Arrival): DemoProduct {
  return {
    slug: arrival.slug,
    title: arrival.title,
    description: arrival.description,
    brand: arrival.brand,
    categories: [...arrival.alsoIn, 'category-5'],
    badge: null,
    createdAt: arrival.createdAt,
    pictures: picturesOf(arrival),
    variants: variantsOf(arrival),
    ...(arrival.volumes && {
      option: {
        slug: 'volume',
        name: 'Volume',
        kind: 'buttons',
        values: arrival.volumes.map(({ slug, name }) => ({ slug, name })),
      },
    }),
  }
}

function picturesOf({ picture, alts, color }: Arrival): DemoPicture[] {
  const views = picture.startsWith('tee-') ? ['', '-back', '-folded'] : ['', '-side', '-detail']
  return alts.map((alt, at) => ({ file: `${picture}${views[at]}.jpg`, alt, color }))
}

function variantsOf({ sku, color, price, stock, volumes }: Arrival): DemoVariant[] {
  const variant = { sku, color, price: toAmount(price), compareAtPrice: null }
  if (volumes)
    return volumes.map(({ slug, price, stock }, at) => ({
      ...{ ...variant, size: null, price: toAmount(price), available: stock },
      ...{ sku: sku.replace('01', `0${at + 1}`), other: `volume/${slug}` },
    }))
  return typeof stock === 'number'
    ? [{ ...variant, size: null, available: stock }]
    : variantsInEverySize(variant, stock)
}
