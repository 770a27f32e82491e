import { toAmount } from '#commerce/values/money.ts'
import { bestSellers } from './best-sellers.ts'
import {
  type DemoProduct,
  type DemoVariant,
  type StockBySize,
  teePictures,
  variantsInEverySize,
} from './demo-product.ts'
import { linenTee } from './linen-tee.ts'
import { listingTees } from './listing-tees.ts'
import { newArrivals } from './new-arrivals.ts'
import type { ColorSlug } from './taxonomy.ts'

/** The product that `/productDetails` shows without a slug. */
const defaultProduct: DemoProduct = {
  slug: 'product',
  title: 'Product',
  description:
    'A crew neck tee in 5.3 oz combed cotton jersey, in five colors. It has a straight body, taped shoulder seams and a ribbed collar that lies flat. Wash at 85\u00a0°F with similar colors; expect about half an inch less length after the first wash. XXL uses more fabric and costs $4 more.',
  brand: 'brand-1',
  categories: ['category-1'],
  badge: null,
  createdAt: '2026-03-02T09:00:00.000Z',
  pictures: (['clay', 'black', 'white', 'sage', 'cobalt'] as const).flatMap(color => teePictures(color)),
  // The page opens in the color of the first picture: clay.
  variants: [
    ...variantsInColor('clay', 'PRD-CLY', [9, 15, 2, 0, 4]),
    ...variantsInColor('black', 'PRD-BLK', [12, 8, 0, 5, 2]),
    ...variantsInColor('white', 'PRD-WHT', [0, 14, 9, 3, 0]),
    ...variantsInColor('sage', 'PRD-SGE', [0, 0, 6, 0, 1]),
    ...variantsInColor('cobalt', 'PRD-CBT', [7, 3, 11, 4, 0]),
  ],
}

function variantsInColor(color: ColorSlug, sku: string, stock: StockBySize): DemoVariant[] {
  const tees = variantsInEverySize(
    { sku, color, price: toAmount(4400), compareAtPrice: toAmount(8800) },
    stock,
  )
  return tees.map(tee => (tee.size === 'xxl' ? { ...tee, price: toAmount(4800) } : tee))
}

export const products: readonly DemoProduct[] = [
  ...listingTees,
  ...bestSellers,
  defaultProduct,
  linenTee,
  ...newArrivals,
]

export interface DemoCollection {
  slug: string
  title: string
  /** In this order. A collection has products or a rule. */
  products?: readonly DemoProduct[]
  rule?: 'newest' | 'category'
  rule_value?: string
  max_products?: number
}

export const collections: readonly DemoCollection[] = [
  { slug: 'featured', title: 'Featured', products: listingTees },
  { slug: 'best-sellers', title: 'Our Best Sellers', products: bestSellers },
  { slug: 'new-arrivals', title: 'New Arrivals', rule: 'newest', max_products: newArrivals.length },
  { slug: 'bags', title: 'Bags for every day', rule: 'category', rule_value: 'category-2' },
  { slug: 'basic-tees', title: 'The basic tee', rule: 'category', rule_value: 'category-1' },
  { slug: 'water-pots', title: 'Water pots', rule: 'category', rule_value: 'category-3' },
]

/** The products that go well with one, by slug. Others are found by tags. */
export const relatedProducts: Readonly<Record<string, readonly string[]>> = {
  'gooseneck-kettle': ['travel-tumbler', 'glass-carafe'],
  'canvas-tote': ['zip-pouch', 'steel-bottle'],
}
