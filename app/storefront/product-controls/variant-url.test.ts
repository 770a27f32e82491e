import { expect, it } from 'vitest'
import { variantUrl } from './variant-url.ts'

it('links to a product with a variant selected', () => {
  expect(variantUrl({ slug: 'cap', choice: { color: 'clay', size: 'm' } })).toBe(
    '/productDetails/cap?color=clay&size=m',
  )
  expect(variantUrl({ slug: 'cap', choice: {} })).toBe('/productDetails/cap')
  expect(variantUrl({ slug: 'cap', choice: { size: 'm' } }, 'out-of-stock')).toBe(
    '/productDetails/cap?size=m&status=out-of-stock',
  )
})
