import { Heart } from 'lucide-react'
import type { Product } from '../../commerce/catalog/product.ts'
import { HeartButton } from '../wish-lists/hearts/heart-button.tsx'

/** Saves a product in the choice that is shown. */
export function WishButton({ product: { id, title }, sku }: { product: Product; sku: string }) {
  return (
    <HeartButton product={id} title={title} sku={sku} className="button quiet">
      <Heart aria-hidden size={20} strokeWidth={1.5} /> Add to Wish List
    </HeartButton>
  )
}
