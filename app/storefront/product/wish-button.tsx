import type { Product } from '../../commerce/catalog/product.ts'
import { sharedMessages } from '../../messages/shared.ts'
import { HeartIcon } from '../../ui/icons/icons.tsx'
import { HeartButton } from '../product-controls/hearts/heart-button.tsx'

/** Saves the selected variant of a product. */
export function WishButton({ product: { id, title }, sku }: { product: Product; sku: string }) {
  return (
    <HeartButton product={id} title={title} sku={sku} className="button quiet">
      <HeartIcon size={20} /> {sharedMessages.addToWishList}
    </HeartButton>
  )
}
