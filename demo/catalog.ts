import { bestSellers } from './best-sellers.ts'
import type { DemoProduct } from './demo-product.ts'
import { listingTees } from './listing-tees.ts'
import { newArrivals } from './new-arrivals.ts'
import { product } from './product.ts'

export const products: readonly DemoProduct[] = [...listingTees, ...bestSellers, product, ...newArrivals]

export interface DemoCollection {
  slug: string
  title: string
  /** Kept by hand, in this order; or by a rule. */
  products?: readonly DemoProduct[]
  rule?: 'newest' | 'category'
  rule_value?: string
  most?: number
}

export const collections: readonly DemoCollection[] = [
  { slug: 'featured', title: 'Featured', products: listingTees },
  { slug: 'best-sellers', title: 'Our Best Sellers', products: bestSellers },
  { slug: 'new-arrivals', title: 'New Arrivals', rule: 'newest', most: newArrivals.length },
  { slug: 'bags', title: 'Bags for every day', rule: 'category', rule_value: 'category-2' },
  { slug: 'basic-tees', title: 'The basic tee', rule: 'category', rule_value: 'category-1' },
  { slug: 'water-pots', title: 'Water pots', rule: 'category', rule_value: 'category-3' },
]
