import { bestSellers } from './best-sellers.ts'
import type { DemoProduct } from './demo-product.ts'
import { listingTees } from './listing-tees.ts'
import { newArrivals } from './new-arrivals.ts'
import { product } from './product.ts'

export const products: readonly DemoProduct[] = [...listingTees, ...bestSellers, product, ...newArrivals]

/** Each in the order in which it is shown. */
export const collections: readonly { slug: string; title: string; products: readonly DemoProduct[] }[] = [
  { slug: 'featured', title: 'Featured', products: listingTees },
  { slug: 'best-sellers', title: 'Our Best Sellers', products: bestSellers },
  { slug: 'new-arrivals', title: 'New Arrivals', products: newArrivals },
]
