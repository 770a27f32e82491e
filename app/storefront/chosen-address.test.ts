import { expect, it } from 'vitest'
import { chosenAddress } from './chosen-address.ts'

it('a link leads to a product with its variant chosen', () => {
  expect(chosenAddress({ slug: 'cap', color: 'clay', size: 'm' })).toBe(
    '/productDetails/cap?color=clay&size=m',
  )
  expect(chosenAddress({ slug: 'cap', color: null, size: null })).toBe('/productDetails/cap')
  expect(chosenAddress({ slug: 'cap', size: 'm' }, 'out-of-stock')).toBe(
    '/productDetails/cap?size=m&status=out-of-stock',
  )
})
