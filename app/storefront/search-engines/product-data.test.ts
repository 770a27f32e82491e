import { expect, it } from 'vitest'
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
    ...{ facts: {}, terms: {}, reviews: [review], shopName: 'Tote', currency: 'USD' },
    ...{ timeZone: 'America/New_York', origin: 'https://shop.example', path: '/productDetails/pot' },
  } as never)
  expect(JSON.stringify(data)).toContain('"datePublished":"2026-11-27"')
})
