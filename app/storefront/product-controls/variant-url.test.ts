import { expect, it } from 'vitest'
import { beforeValue, changedOptions, variantUrl } from './variant-url.ts'

it('links to a product with a variant selected', () => {
  expect(variantUrl({ slug: 'cap', choice: { color: 'clay', size: 'm' } })).toBe(
    '/productDetails/cap?color=clay&size=m',
  )
  expect(variantUrl({ slug: 'cap', choice: {} })).toBe('/productDetails/cap')
  expect(variantUrl({ slug: 'cap', choice: { size: 'm' } }, 'out-of-stock')).toBe(
    '/productDetails/cap?size=m&status=out-of-stock',
  )
})

it('tells from the values before which were changed', () => {
  const before = beforeValue({ frame: 'oak', size: '20-x-30' })
  const changed = (params: Record<string, string>) => changedOptions(new URLSearchParams(params))
  expect(changed({ frame: 'oak', size: '50-x-70', before })).toContain('size')
  expect(changed({ frame: 'oak', size: '50-x-70', before })).not.toContain('frame')
  expect(changed({ frame: 'oak', size: '50-x-70' })).toEqual([])
})
