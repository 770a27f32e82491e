import { expect, it } from 'vitest'
import { readCost } from './read-cost.ts'

const cost = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  return readCost(pathname, searchParams, new Set(['color', 'size']))
}

it('is zero for pictures and low for responses without a page', () => {
  const costs = [
    '/i/a-640.webp',
    '/cart/state',
    '/wish-list/state',
    '/product-options/pot',
    '/search/suggestions?q=p',
  ]
  expect(costs.map(cost)).toEqual([0, 3, 3, 3, 5])
})

it('is high for sitemaps, which have up to 50,000 URLs', () => {
  expect(cost('/sitemaps/products-1.xml')).toBe(100)
  expect(cost('/sitemap.xml')).toBe(10)
})

it('is high for all data of an account', () => {
  expect(['/account/data', '/account/data/json', '/account/data/csv'].map(cost)).toEqual([10, 100, 100])
})

it('is fixed for pages and grows with filters and searches on listings', () => {
  for (const address of [
    '/',
    '/cart',
    '/productDetails/water-pot?color=white&q=pot',
    '/no-such-page',
    '/pictures2/x',
    '/toString',
    '/Shop',
  ])
    expect(cost(address), address).toBe(10)
  expect(cost('/Shop?color=black&color=white&brand=aero&size=s&price=0-9&category=bags')).toBe(16)
  expect(cost('/Shop?q=pot')).toBe(25)
  expect(cost('/shop.data?q=pot&color=black')).toBe(26)
  expect(cost('/brands/aero?q=pot')).toBe(25)
  expect(cost('/collections/featured?q=')).toBe(10)
})
