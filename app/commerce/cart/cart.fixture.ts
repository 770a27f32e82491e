import fc from 'fast-check'
import { toAmount } from '../values/money.ts'
import type { Cart, CartLine, CartOffer } from './cart.ts'

export const sampleOffer: CartOffer = {
  slug: 'cap',
  choice: {},
  price: toAmount(2500),
  compareAtPrice: null,
  available: 20,
}

export const sampleLine: CartLine = {
  sku: 'CAP',
  title: 'Cap',
  options: '',
  picture: null,
  quantity: 1,
  priceSeen: toAmount(2500),
  addedAt: '2026-11-21T12:00:00.000Z',
  saved: false,
  removed: false,
  offer: sampleOffer,
}

const price = fc.integer({ min: 0, max: 1_000_000 }).map(toAmount)

const offers: fc.Arbitrary<CartOffer> = fc
  .record({ price, more: fc.option(fc.integer({ min: 1, max: 100_000 })), available: fc.nat(30) })
  .map(({ price, more, available }) => ({
    ...sampleOffer,
    price,
    compareAtPrice: more === null ? null : toAmount(price + more),
    available,
  }))

const lines: fc.Arbitrary<CartLine> = fc
  .record({
    sku: fc.integer({ min: 1, max: 12 }).map(String),
    quantity: fc.integer({ min: 1, max: 40 }),
    priceSeen: price,
    saved: fc.boolean(),
    removed: fc.boolean(),
    offer: fc.option(offers),
  })
  .map(line => ({ ...sampleLine, ...line }))

/** Carts whose lines may be saved, removed, sold out, repriced or no longer sold. */
export const arbitraryCart: fc.Arbitrary<Cart> = fc.record({
  lines: fc.uniqueArray(lines, { selector: ({ sku }) => sku }),
  limit: fc.integer({ min: 1, max: 20 }),
})
