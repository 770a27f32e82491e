import { expect, it } from 'vitest'
import { cartResultText } from '../cart/cart-result-text.ts'
import { wishListResultText } from './wish-list-result-text.ts'

it.each(['unknown-sku', 'sold-out', 'at-limit', 'none-left', 'lines-full', 'too-many'] as const)(
  'words "%s" as the cart does',
  refusal => {
    const text = cartResultText(refusal, undefined, { limit: 8 })
    expect(wishListResultText(refusal, { title: undefined, list: undefined, limit: 8 })).toBe(text)
  },
)

it('names product and list, as far as they are known', () => {
  const text = (title?: string, list?: string) => wishListResultText('saved', { title, list, limit: 8 })
  expect(text('Water Pot', 'Kitchen')).toBe('Water Pot saved to “Kitchen”.')
  expect(text()).toBe('This product saved to your list.')
})
