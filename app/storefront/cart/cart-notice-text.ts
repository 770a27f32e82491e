import type { CartNotice } from '#commerce/cart/cart.ts'
import { cartNoticeMessages } from '#messages/cart-notices.ts'
import { formatPrice } from '#messages/format.ts'

export function cartNoticeText(notice: CartNotice): string {
  switch (notice.kind) {
    case 'no-longer-sold':
      return cartNoticeMessages.noLongerSold
    case 'sold-out':
      return cartNoticeMessages.soldOut
    case 'fewer-left':
      return cartNoticeMessages.fewerLeft({ left: notice.left })
    case 'over-limit':
      return cartNoticeMessages.overLimit({ limit: notice.limit })
    case 'price-changed':
      return cartNoticeMessages.priceChanged({
        oldPrice: formatPrice(notice.oldPrice),
        newPrice: formatPrice(notice.newPrice),
      })
  }
}
