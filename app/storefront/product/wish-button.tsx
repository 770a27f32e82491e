import type { Product } from '#commerce/catalog/products/product.ts'
import type { VariantSelection } from '#commerce/catalog/products/variant-selection.ts'
import { sharedMessages } from '#messages/shared.ts'
import { ActionIcon } from '#ui/card/card-actions.tsx'
import { HeartButton } from '../product-controls/hearts/heart-button.tsx'

interface WishButtonProps {
  product: Product
  selection: VariantSelection
  className?: string
}

/** Saves the selected variant of a product, or the product while no variant is chosen. */
export function WishButton({ product: { id, title }, selection, className = '' }: WishButtonProps) {
  const { isComplete, variant } = selection
  return (
    <HeartButton product={id} title={title} {...(isComplete && { sku: variant.sku })} className={className}>
      <ActionIcon name="wish" size={20} /> {sharedMessages.addToWishList}
    </HeartButton>
  )
}
