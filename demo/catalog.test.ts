import { expect, test } from 'vitest'
import { products } from './catalog.ts'

test('a percentage on a badge is the reduction that is given', () => {
  const reductions = products.flatMap(({ slug, badge, variants }) =>
    variants
      .filter(() => badge?.endsWith('%') || slug !== 'product')
      .map(({ sku, price, compareAtPrice }) => ({
        sku,
        badge: badge?.endsWith('%') ? badge : null,
        reduction: compareAtPrice && `${Math.round((1 - price / compareAtPrice) * 100)}%`,
      })),
  )
  expect(reductions.filter(({ badge, reduction }) => badge !== reduction)).toEqual([])
  expect(reductions.filter(({ badge }) => badge !== null)).toHaveLength(4 * 5 + 2)
})

test('every product can be bought in some variant, and is in a category', () => {
  const dead = products.filter(
    ({ variants, categories }) =>
      categories.length === 0 || variants.every(({ available }) => available === 0),
  )
  expect(dead.map(({ slug }) => slug)).toEqual([])
})

test('every SKU and every product address is there once', () => {
  const skus = products.flatMap(({ variants }) => variants.map(({ sku }) => sku))
  expect(skus.filter((sku, index) => skus.indexOf(sku) !== index)).toEqual([])
  const slugs = products.map(({ slug }) => slug)
  expect(slugs.filter((slug, index) => slugs.indexOf(slug) !== index)).toEqual([])
})
