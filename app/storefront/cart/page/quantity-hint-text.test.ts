import { expect, it } from 'vitest'
import { sampleLine, sampleOffer } from '#commerce/cart/cart.fixture.ts'
import { quantityHintText } from './quantity-hint-text.ts'

const lowStock = 3
const cart = { lines: [], limit: 10 }

it.each([
  ['there are enough', 1, 20, undefined],
  ['the limit is reached', 10, 20, 'Limit 10 per order.'],
  ['limit and stock are equal', 10, 10, 'Limit 10 per order.'],
  ['the last ones are in the cart', 7, 7, 'These are the last 7.'],
  ['the last one is in the cart', 1, 1, 'This is the last one.'],
  ['few are left', 1, 3, 'Only 3 left'],
  ['a notice says that fewer are left', 5, 3, undefined],
  ['a notice says that the limit is lower', 12, 20, undefined],
  ['it is sold out', 1, 0, undefined],
])('when %s', (_, quantity, available, hint) => {
  const line = { ...sampleLine, quantity, offer: { ...sampleOffer, available } }
  expect(quantityHintText(line, cart, lowStock)).toBe(hint)
})

it('is undefined for a line that is no longer sold', () => {
  expect(quantityHintText({ ...sampleLine, offer: null }, cart, lowStock)).toBeUndefined()
})
