import { expect, it } from 'vitest'
import { variantUrl } from './variant-url.ts'

it('links to a product with a variant selected', () => {
  expect(variantUrl({ slug: 'cap', color: 'clay', size: 'm' })).toBe('/productDetails/cap?color=clay&size=m')
  expect(variantUrl({ slug: 'cap', color: null, size: null })).toBe('/productDetails/cap')
  expect(variantUrl({ slug: 'cap', size: 'm' }, 'out-of-stock')).toBe(
    '/productDetails/cap?size=m&status=out-of-stock',
  )
})
