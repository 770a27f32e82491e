import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseProductList, productListUrl } from './product-list.ts'

const good = { id: 1, title: 'Essence Mascara', price: 9.99, thumbnail: 'https://cdn.example/1.webp' }

function parseOne(item: Record<string, unknown>) {
  const list = parseProductList({ products: [{ ...good, ...item }] }, 10)
  return list.ok ? list.products[0] : undefined
}

test('reads a valid list and ignores other fields', () => {
  const body = { products: [{ ...good, stock: 5, reviews: [] }], total: 194, skip: 0, limit: 30 }
  expect(parseProductList(body, 10)).toEqual({
    ok: true,
    products: [
      {
        ...{ id: '1', title: 'Essence Mascara', price: 999, currency: 'USD' },
        thumbnail: 'https://cdn.example/1.webp',
      },
    ],
  })
})

test.each([
  ['KWD', 4.4, 4400],
  ['jpy', 4400, 4400],
])('reads prices in the currency of the list: %s', (currency, price, amount) => {
  const list = parseProductList({ currency, products: [{ ...good, price }] }, 10)
  expect(list).toMatchObject({ products: [{ price: amount, currency: currency.toUpperCase() }] })
})

test.each([
  ['nothing', undefined, 'not-an-object'],
  ['null', null, 'not-an-object'],
  ['a text', 'products', 'not-an-object'],
  ['a bare array', [good], 'not-an-object'],
  ['an error object', { message: 'limit reached' }, 'no-products'],
  ['products as an object', { products: { 0: good, length: 1 } }, 'no-products'],
  ['an unknown currency', { products: [good], currency: 'points' }, 'unknown-currency'],
  ['an empty list', { products: [] }, 'nothing-usable'],
  ['a list without valid items', { products: [null, 1, 'a', [], {}, [good]] }, 'nothing-usable'],
])('rejects %s', (_case, body, reason) => {
  expect(parseProductList(body, 10)).toEqual({ ok: false, reason })
})

test.each([
  [44.1, 4410],
  [19.99, 1999],
  [1.005, 101],
  [8.575, 858],
  [0.1 + 0.2, 30],
  [0, 0],
  [1e-300, 0],
  [999_999.99, 99_999_999],
  [1_000_000, 100_000_000],
])('reads %d dollars as %d cents', (price, amount) => {
  expect(parseOne({ price })?.price).toBe(amount)
})

test('reads a price of minus zero as zero', () => {
  expect(Object.is(parseOne({ price: -0 })?.price, 0)).toBe(true)
})

test.each([[-0.01], [1_000_000.01], [1e21], [NaN], [Infinity], ['12'], [null], [undefined], [[12]]])(
  'skips a product with the price %j',
  price => {
    expect(parseOne({ price })).toBeUndefined()
  },
)

test.each([
  ['  Two \t\r\n  words  ', 'Two words'],
  ['Two\nwords\tmore', 'Two words more'],
  ['Bag\u0000\u0007\u001b[31m', 'Bag[31m'],
  ['a \u0000 b', 'a b'],
  ['\u202egab\u202c \u2066Bag\u2069\u200f', 'gab Bag'],
  ['Bag \ud800', 'Bag \ufffd'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['👩‍👩‍👧 bag', '👩‍👩‍👧 bag'],
  ['می‌خواهم', 'می‌خواهم'],
])('cleans the title %j to %j', (title, read) => {
  expect(parseOne({ title })?.title).toBe(read)
})

test.each([[''], [' \n '], ['\u202e'], ['\u200b\u200b'], ['\u0301'], [undefined], [null], [12], [['Bag']]])(
  'skips a product with the title %j',
  title => {
    expect(parseOne({ title })).toBeUndefined()
  },
)

test.each([
  ['a megabyte', 'x'.repeat(1_000_000), 'x'.repeat(120)],
  ['exactly 120', 'x'.repeat(120), 'x'.repeat(120)],
  ['a space at the cut', `${'x'.repeat(119)} y`, 'x'.repeat(119)],
  ['faces of two units', '😀'.repeat(200), '😀'.repeat(120)],
  ['faces after a letter', `x${'😀'.repeat(200)}`, `x${'😀'.repeat(119)}`],
  ['a family at the cut', `${'x'.repeat(118)}👩‍👩‍👧`, 'x'.repeat(118)],
  ['an accent at the cut', `${'x'.repeat(119)}e\u0301`, 'x'.repeat(119)],
])('truncates a title of %s between whole characters', (_case, title, cut) => {
  expect(parseOne({ title })?.title).toBe(cut)
})

test('skips a title of one letter with a thousand accents', () => {
  expect(parseOne({ title: `a${'\u0301'.repeat(1000)}` })).toBeUndefined()
})

test.each([
  [7, '7'],
  ['sku-7', 'sku-7'],
  ['x'.repeat(64), 'x'.repeat(64)],
  ['x'.repeat(65), undefined],
  ['', undefined],
  [' \u0000 ', undefined],
  [Infinity, undefined],
  [undefined, undefined],
  [{}, undefined],
  [true, undefined],
])('reads the id %j as %j', (id, expected) => {
  expect(parseOne({ id })?.id).toBe(expected)
})

test.each([
  ['/pictures/1.webp', '/pictures/1.webp'],
  [undefined, undefined],
  ['', undefined],
  [5, undefined],
  [`data:image/png;base64,${'A'.repeat(3000)}`, undefined],
])('keeps a product with the thumbnail %j', (thumbnail, expected) => {
  expect(parseOne({ thumbnail })).toMatchObject({ id: '1', thumbnail: expected })
})

test('skips bad items and repeated ids', () => {
  const products = [
    null,
    { ...good, title: '' },
    good,
    { ...good, title: 'Again' },
    { ...good, id: '1', title: 'And again' },
    { ...good, id: 2 },
  ]
  const list = parseProductList({ products }, 10)
  expect(list.ok && list.products.map(({ id, title }) => [id, title])).toEqual([
    ['1', 'Essence Mascara'],
    ['2', 'Essence Mascara'],
  ])
})

test('takes at most the requested number of usable products', () => {
  const products = [null, ...Array.from({ length: 50 }, (_, id) => ({ ...good, id }))]
  const list = parseProductList({ products }, 3)
  expect(list.ok && list.products.map(({ id }) => id)).toEqual(['0', '1', '2'])
})

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({
    unit: fc.constantFrom('a', ' ', '\u0301', '\u202e', '\u0000', '\u200d', '👩', '\ud83d', '\n'),
    maxLength: 300,
  }),
)
const anything = fc.oneof(hostile, fc.double(), fc.integer(), fc.jsonValue())
const item = fc.record(
  { id: anything, title: hostile, price: anything, thumbnail: anything },
  { requiredKeys: [] },
)
const anyBody = fc.oneof(fc.jsonValue(), fc.record({ products: fc.array(fc.oneof(item, fc.jsonValue())) }))

test('returns only values within the limits', () => {
  fc.assert(
    fc.property(anyBody, fc.integer({ min: 1, max: 12 }), (body, limit) => {
      const list = parseProductList(body, limit)
      if (!list.ok) return
      expect(list.products.length).toBeGreaterThan(0)
      expect(list.products.length).toBeLessThanOrEqual(limit)
      expect(new Set(list.products.map(({ id }) => id)).size).toBe(list.products.length)
      for (const { id, title, price, thumbnail } of list.products) {
        expect(id).toMatch(/^.{1,64}$/s)
        expect([...title].length).toBeLessThanOrEqual(120)
        expect(title).toBe(title.trim())
        expect(title).toMatch(/[\p{L}\p{N}\p{P}\p{S}]/u)
        expect(title).not.toMatch(/\p{Cc}|\p{Bidi_Control}|\s\s/u)
        expect(title.isWellFormed()).toBe(true)
        expect(Number.isSafeInteger(price) && price >= 0 && price <= 100_000_000).toBe(true)
        expect(thumbnail?.length ?? 1).toBeLessThanOrEqual(2048)
      }
    }),
    { numRuns: 1000 },
  )
})

test.each([
  ['https://dummyjson.com', 'https://dummyjson.com/products'],
  ['https://dummyjson.com/', 'https://dummyjson.com/products'],
  ['http://10.0.0.7:8080/api/v1/?key=1#top', 'http://10.0.0.7:8080/api/v1/products'],
])('builds the list URL of %s as %s', (base, url) => {
  expect(productListUrl(base)?.href).toBe(url)
})

test.each([
  [''],
  ['dummyjson.com'],
  ['ftp://list.example'],
  ['file:///etc'],
  ['https://me:secret@list.example'],
])('rejects %j as a service URL', base => {
  expect(productListUrl(base)).toBeUndefined()
})
