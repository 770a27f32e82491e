import { expect, test } from 'vitest'
import { products as demoProducts } from '../../catalog/catalog.ts'
import { bigAttributes } from '../big-attributes.ts'
import { bigColors, bigSizes } from '../big-options.ts'
import { bigCategories, leafCategories } from '../category-tree.ts'
import { bigBrands } from '../words/invented-names.ts'
import { bigProduct } from './big-product.ts'

const products = Array.from({ length: 20_000 }, (_, index) => bigProduct(index + 1))
const variants = products.flatMap(product => product.variants)
const share = <T>(list: readonly T[], holds: (entry: T) => boolean) => list.filter(holds).length / list.length
const repeated = (list: readonly string[]) => list.length - new Set(list).size

test('a number always gives the same product, unlike its neighbors', () => {
  expect(bigProduct(7)).toEqual(products[6])
  expect(bigProduct(7).slug).toBe('lorora-brushed-cotton-mariner-tee-7')
  expect(new Set(products.slice(0, 1000).map(({ title }) => title)).size).toBeGreaterThan(950)
})

test('there are 100 categories in three levels, 300 brands and 12 colors, with unique slugs', () => {
  expect([bigCategories.length, leafCategories.length, bigBrands.length, bigColors.length]).toEqual([
    100, 60, 300, 12,
  ])
  expect(bigCategories.filter(({ parent }) => parent === undefined)).toHaveLength(10)
  for (const list of [bigCategories, bigBrands, bigColors, bigSizes])
    expect(repeated(list.map(({ slug }) => slug))).toBe(0)
})

test('slugs and SKUs are unique, also with those of the demo shop', () => {
  expect(repeated([...demoProducts, ...products].map(({ slug }) => slug))).toBe(0)
  const skus = demoProducts.flatMap(product => product.variants.map(({ sku }) => sku))
  expect(repeated([...skus, ...variants.map(({ sku }) => sku)])).toBe(0)
})

test('titles have thousands of distinct words, and descriptions 20 to 60 words', () => {
  const words = new Set(products.flatMap(({ title }) => title.toLowerCase().split(' ')))
  expect(words.size).toBeGreaterThan(3000)
  const lengths = products.map(({ description }) => description.split(' ').length)
  expect(Math.min(...lengths)).toBeGreaterThanOrEqual(20)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(60)
})

test('a product has one to six variants, 3.5 on average, and one in eight is sold out', () => {
  const counts = products.map(product => product.variants.length)
  expect([Math.min(...counts), Math.max(...counts)]).toEqual([1, 6])
  expect(variants.length / products.length).toBeCloseTo(3.5, 1)
  expect(share(variants, ({ available }) => available === 0)).toBeCloseTo(0.12, 2)
  const same = products.filter(product =>
    repeated(product.variants.map(({ color, size, set }) => `${color} ${size} ${set}`)),
  )
  expect(same).toEqual([])
})

test('some products have three options', () => {
  const sold = products.filter(product =>
    product.variants.some(({ color, size, set }) => color !== null && size !== null && set !== null),
  )
  expect(sold.length / products.length).toBeGreaterThan(0.02)
})

test('a product has values of the attributes of the shop', () => {
  const values = new Map(bigAttributes.map(({ slug, values }) => [slug, values?.map(({ slug }) => slug)]))
  expect(values.size).toBe(12)
  for (const { facts } of products.slice(0, 2000))
    for (const [slug, fact] of Object.entries(facts)) {
      expect([...values.keys()]).toContain(slug)
      if (Array.isArray(fact)) expect(values.get(slug)).toEqual(expect.arrayContaining(fact))
    }
})

test('prices look realistic, and a percentage on a badge equals the discount', () => {
  expect(share(variants, ({ price }) => [0, 50, 95].includes(price % 100))).toBeGreaterThan(0.9)
  const untrue = products.filter(
    ({ badge, variants }) =>
      badge?.endsWith('%') &&
      variants.some(
        ({ price, compareAtPrice }) =>
          `${Math.round((1 - price / (compareAtPrice ?? price)) * 100)}%` !== badge,
      ),
  )
  expect(untrue).toEqual([])
  expect(share(products, ({ badge }) => badge?.endsWith('%') === true)).toBeGreaterThan(0.05)
})

test('a few products make most of the sales', () => {
  const sold = products.map(product => product.sold).sort((a, b) => b - a)
  const sum = (list: readonly number[]) => list.reduce((total, number) => total + number, 0)
  expect(sum(sold.slice(0, products.length / 10)) / sum(sold)).toBeGreaterThan(0.6)
  expect(sold[0]).toBeGreaterThan(1000)
  expect(sold[products.length / 2]).toBeGreaterThan(0)
})

test('one buyer in twenty writes a review with one to five stars, after the product was created', () => {
  const written = products.flatMap(({ reviews, createdAt }) =>
    reviews.map(review => ({ ...review, late: review.createdAt >= createdAt })),
  )
  const sold = products.reduce((sum, product) => sum + product.sold, 0)
  expect(sold / written.length).toBeGreaterThan(10)
  expect(sold / written.length).toBeLessThan(30)
  expect(new Set(written.map(({ stars }) => stars))).toEqual(new Set([1, 2, 3, 4, 5]))
  expect(share(written, ({ stars }) => stars >= 4)).toBeGreaterThan(0.6)
  expect(share(written, ({ late }) => late)).toBe(1)
  expect(share(written, ({ title, body }) => title !== '' && body.endsWith('.'))).toBe(1)
  expect(Math.max(...products.map(({ reviews }) => reviews.length))).toBeLessThanOrEqual(200)
})

test('none is newer than the new arrivals of the demo shop, and one in a hundred is unpublished', () => {
  const newArrivals = demoProducts
    .map(({ createdAt }) => createdAt)
    .sort()
    .slice(-10)
  expect(products.filter(({ createdAt }) => createdAt >= newArrivals[0]!)).toEqual([])
  expect(share(products, ({ publishedAt }) => publishedAt === null)).toBeCloseTo(0.01, 2)
})
