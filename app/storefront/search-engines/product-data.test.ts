import { expect, it } from 'vitest'
import { productWith, variantWith } from '#commerce/catalog/products/product.fixture.ts'
import { toAmount } from '#commerce/values/money.ts'
import { productData } from './product-data.ts'

it('dates reviews by the days of the shop', () => {
  const review = {
    stars: 5,
    author: '',
    title: '',
    body: '',
    reply: null,
    createdAt: '2026-11-28T03:16:00.000Z',
  }
  const data = productData({
    product: { slug: 'pot', title: 'Pot', variants: [], options: [], pictures: [] },
    ...{ facts: { makers: {} }, terms: {}, reviews: [review], shopName: 'Tote', currency: 'USD' },
    ...{ timeZone: 'America/New_York', origin: 'https://shop.example', path: '/productDetails/pot' },
  } as never)
  expect(JSON.stringify(data)).toContain('"datePublished":"2026-11-27"')
})

it('describes the variants in stock of a product with hundreds, and all offers together', () => {
  const variants = Array.from({ length: 300 }, (_, at) =>
    variantWith({ sku: `P-${at}`, values: [`${at}`], price: toAmount(1000 + at), available: at % 2 }),
  )
  const values = variants.map(({ values: [slug] }) => ({ slug: slug!, name: slug!, hex: null }))
  const product = productWith({
    options: [{ slug: 'number', name: 'Number', kind: 'list', values }],
    variants,
  })
  const data = productData({
    product,
    ...{
      facts: { barcodes: new Map(), makers: {} },
      terms: { shipping: () => [] },
      reviews: [],
      shopName: 'Tote',
    },
    ...{ currency: 'USD', timeZone: 'UTC', origin: 'https://shop.example', path: '/productDetails/pot' },
  } as never)
  expect(data).toMatchObject({ offers: { lowPrice: '10.00', highPrice: '12.99', offerCount: 300 } })
  const described = (data as unknown as { hasVariant: { offers: { availability: string } }[] }).hasVariant
  expect(described).toHaveLength(20)
  expect(new Set(described.map(({ offers }) => offers.availability))).toEqual(new Set(['InStock']))
})
