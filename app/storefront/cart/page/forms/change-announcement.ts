import { type Cart, cartTotals } from '#commerce/cart/cart.ts'
import type { CartLineChange } from '#commerce/cart/cart-change.ts'
import { cartMessages } from '#messages/cart.ts'
import { formatPrice } from '#messages/format.ts'
import { cartResultText } from '../../cart-result-text.ts'
import { lineName } from '../line/line-name.ts'
import { quantityHintText } from '../quantity-hint-text.ts'

/**
 * The announcement for screen readers after a change. A removed line isn't named: the undo button that gets the focus describes
 * it.
 */
export function changeAnnouncement(change: CartLineChange, isUndo: boolean, cart: Cart): string {
  const line = cart.lines.find(({ sku }) => sku === change.sku)
  const sentences: (string | undefined)[] = []
  if (line && change.kind === 'change' && change.quantity > 0)
    sentences.push(
      cartMessages.lineQuantity({ name: lineName(line), quantity: line.quantity }),
      quantityHintText(line, cart, 0),
    )
  if (isUndo) sentences.push(cartResultText('restored', line, cart))
  sentences.push(cartMessages.subtotalIs({ subtotal: formatPrice(cartTotals(cart).subtotal) }))
  return sentences.filter(sentence => sentence !== undefined).join(' ')
}
