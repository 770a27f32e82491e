import { expect, it } from 'vitest'
import { toAmount } from '#commerce/values/money.ts'
import type { Product, ProductOption, Variant } from '../product.ts'
import { packProduct, unpackProduct } from './packed-variants.ts'

const option = (slug: string, count: number): ProductOption => ({
  ...{ slug, name: slug, kind: 'list' },
  values: Array.from({ length: count }, (_, at) => ({ slug: `${slug}-${at}`, name: `${at}`, hex: null })),
})

function productOf(options: ProductOption[], variantOf: (at: number) => Partial<Variant>): Product {
  const combinations = options.reduce<string[][]>(
    (all, { values }) => all.flatMap(before => values.map(({ slug }) => [...before, slug])),
    [[]],
  )
  const variants = combinations.map((values, at) => ({
    ...{ sku: ['TEE', ...values].join('-').toUpperCase(), values, price: toAmount(4400) },
    ...{ compareAtPrice: null, available: 0 },
    ...variantOf(at),
  }))
  return { slug: 'tee', title: 'Tee', options, variants, pictures: [] } as unknown as Product
}

it.each([
  ['without options', productOf([], () => ({ available: 3 }))],
  ['with two options', productOf([option('color', 5), option('size', 5)], at => ({ available: at % 3 }))],
  [
    'with prices, notes and SKUs of all kinds',
    productOf([option('color', 2), option('size', 3)], at => ({
      sku: ['', 'A', 'A', 'ÄÖ-9', `${'X'.repeat(50)}1`, `${'X'.repeat(50)}2`][at]!,
      price: toAmount(4400 + (at % 2)),
      ...(at > 3 && { compareAtPrice: toAmount(9900), lowestPrice: toAmount(4000), weight: 5 }),
    })),
  ],
])('gives back a product %s', (_, product) => {
  const packed = JSON.parse(JSON.stringify(packProduct(product)))
  expect(unpackProduct(packed)).toEqual(product)
})

it('gives back variants in any order, without some combinations', () => {
  const product = productOf([option('color', 3), option('size', 4)], at => ({ available: at }))
  const some = { ...product, variants: product.variants.filter((_, at) => at % 3 > 0).toReversed() }
  expect(unpackProduct(JSON.parse(JSON.stringify(packProduct(some))))).toEqual(some)
})

it('takes few bytes for each of 2,048 variants, however they are stocked', () => {
  const options = [option('color', 8), option('size', 16), option('cut', 16)]
  const product = productOf(options, at => ({ available: (at * 7919) % 40 }))
  expect(product.variants).toHaveLength(2048)
  expect(JSON.stringify(packProduct(product).variants).length).toBeLessThan(10 * 2048)
})
