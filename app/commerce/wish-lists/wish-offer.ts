import { cardVariant } from '../catalog/product.ts'
import { cents } from '../money.ts'
import type { WishOffer } from './wish-list.ts'

/** A variant as a store reads it. */
export interface SoldVariant {
  sku: string
  color: string | null
  size: string | null
  price: number
  compareAtPrice: number | null
  available: number
}

/**
 * What is sold of a wish: the variant that was chosen, or the product as its card shows it, where none was or it is no longer
 * made. A product with one variant leaves nothing to choose.
 */
export function offerOf(slug: string, variants: readonly SoldVariant[], chosen: string | null): WishOffer {
  const kept = chosen === null ? undefined : variants.find(({ sku }) => sku === chosen)
  const choiceGone = chosen !== null && !kept
  const shown = kept ?? cardVariant(variants)
  const decided = kept ?? (variants.length === 1 ? shown : undefined)
  return {
    slug,
    color: kept?.color ?? null,
    size: kept?.size ?? null,
    sku: choiceGone ? null : (decided?.sku ?? null),
    choiceGone,
    price: cents(shown.price),
    compareAtPrice: shown.compareAtPrice === null ? null : cents(shown.compareAtPrice),
    available: shown.available,
  }
}
