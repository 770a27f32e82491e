import type { Cart, CartLine } from '#commerce/cart/cart.ts'
import { maxQuantity } from '#commerce/cart/quantity.ts'
import { cartMessages } from '#messages/cart.ts'
import { sharedMessages } from '#messages/shared.ts'

/** Why a line can't have more, or how few are left; undefined when there are enough or a notice says it already. */
export function quantityHintText(
  { quantity, offer }: CartLine,
  { limit }: Cart,
  lowStock: number,
): string | undefined {
  const available = offer?.available ?? 0
  if (available === 0 || quantity > maxQuantity({ limit, available })) return undefined
  if (quantity === limit) return cartMessages.perOrderLimit({ limit })
  if (quantity === available)
    return available === 1 ? cartMessages.lastOne : cartMessages.lastOnes({ count: available })
  return available <= lowStock ? sharedMessages.onlyLeft({ count: available }) : undefined
}
