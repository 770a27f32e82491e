import type { OrderChange } from '#commerce/cart/checkout/order-change.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import { formatPrice } from '#messages/format.ts'

/** Changes since the shopper saw their order. */
export function orderChangeText(change: OrderChange): string {
  const { changes, codeRefusals } = checkoutMessages
  switch (change.kind) {
    case 'no-longer-sold':
      return changes.noLongerSold(change)
    case 'sold-out':
      return changes.soldOut(change)
    case 'fewer-left':
      return changes.fewerLeft({ title: change.title, count: change.left })
    case 'over-limit':
      return changes.overLimit(change)
    case 'added':
      return changes.added({ title: change.title, count: change.quantity })
    case 'removed':
      return changes.removed(change)
    case 'quantity-changed':
      return changes.quantityChanged(change)
    case 'price-changed':
      return changes.priceChanged({ title: change.title, ...amounts(change) })
    case 'delivery-changed':
      return changes.deliveryChanged({ method: change.now })
    case 'code-refused':
      return changes.codeRefused({ code: change.code, refusal: codeRefusals[change.reason] })
    case 'total-changed':
      return changes.totalChanged(amounts(change))
    case 'due-changed':
      return changes.dueChanged(amounts(change))
  }
}

function amounts({
  was,
  now,
}: Extract<OrderChange, { kind: 'price-changed' | 'total-changed' | 'due-changed' }>) {
  return { was: formatPrice(was), now: formatPrice(now) }
}
