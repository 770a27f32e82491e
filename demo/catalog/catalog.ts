import { bestSellers } from './best-sellers.ts'
import { defaultProduct } from './default-product.ts'
import type { DemoProduct } from './demo-product.ts'
import { linenTee } from './linen-tee.ts'
import { listingTees } from './listing-tees.ts'
import { newArrivals } from './new-arrivals.ts'

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
