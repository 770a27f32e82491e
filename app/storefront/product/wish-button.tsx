import type { Product } from '../../commerce/catalog/product.ts'
import { sharedMessages } from '../../messages/shared.ts'
import { HeartIcon } from '../../ui/icons/icons.tsx'
import { HeartButton } from '../product-controls/hearts/heart-button.tsx'

/** Saves the selected variant of a product, or the product while no variant is chosen. */
export function WishButton({ product: { id, title }, ...variant }: { product: Product; sku?: string }) {
  return (
    <HeartButton product={id} title={title} {...variant} className="button quiet">
      <HeartIcon size={20} /> {sharedMessages.addToWishList}
    </HeartButton>
  )
}
