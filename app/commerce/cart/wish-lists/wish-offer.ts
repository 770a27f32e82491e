import type { Choice } from '../../catalog/products/options/option-values.ts'
import { notesOf, type PriceNotes } from '../../catalog/products/prices/price-notes.ts'
import { cardVariant } from '../../catalog/products/product.ts'
import { toAmount } from '../../values/money.ts'
import type { WishOffer } from './wish-list.ts'

export interface WishVariant extends PriceNotes {
  sku: string
  choice: Choice
  price: number
  compareAtPrice: number | null
  available: number
}

/** The offer for a wish: the saved variant, or the product as its card shows it when no variant was saved or it is gone. */
export function wishOffer(
  slug: string,
  variants: readonly WishVariant[],
  savedSku: string | null,
): WishOffer {
  const saved = savedSku === null ? undefined : variants.find(({ sku }) => sku === savedSku)
  const isVariantGone = savedSku !== null && !saved
  const shown = saved ?? cardVariant(variants)
  const variant = saved ?? (variants.length === 1 ? shown : undefined)
  return {
    slug,
    choice: saved?.choice ?? {},
    sku: isVariantGone ? null : (variant?.sku ?? null),
    isVariantGone,
    price: toAmount(shown.price),
    compareAtPrice: shown.compareAtPrice === null ? null : toAmount(shown.compareAtPrice),
    available: shown.available,
    ...notesOf(shown),
  }
}
