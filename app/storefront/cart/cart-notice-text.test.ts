import { expect, it } from 'vitest'
import type { CartNotice } from '#commerce/cart/cart.ts'
import { toAmount } from '#commerce/values/money.ts'
import { cartNoticeText } from './cart-notice-text.ts'

it.each<[CartNotice, string]>([
  [{ kind: 'no-longer-sold' }, 'No longer available. You won’t be charged for it.'],
  [{ kind: 'sold-out' }, 'Sold out since you added it. You won’t be charged for it.'],
  [{ kind: 'fewer-left', left: 1 }, 'Only 1 left, so you’ll be charged for 1.'],
  [{ kind: 'over-limit', limit: 10 }, 'Limit 10 per order, so you’ll be charged for 10.'],
  [
    { kind: 'price-changed', oldPrice: toAmount(2500), newPrice: toAmount(3000) },
    'The price changed from $25.00 to $30.00 since you added it.',
  ],
])('puts %j into words', (notice, text) => {
  expect(cartNoticeText(notice)).toBe(text)
})
