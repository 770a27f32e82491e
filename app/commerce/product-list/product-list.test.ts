import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseProductList, productListAddress } from './product-list.ts'

const good = { id: 1, title: 'Essence Mascara', price: 9.99, thumbnail: 'https://cdn.example/1.webp' }

function parseOne(item: Record<string, unknown>) {
  const list = parseProductList({ products: [{ ...good, ...item }] }, 10)
  return list.ok ? list.products[0] : undefined
}

test('a list as the contract has it is read, and what else it says is ignored', () => {
  const body = { products: [{ ...good, stock: 5, reviews: [] }], total: 194, skip: 0, limit: 30 }
  expect(parseProductList(body, 10)).toEqual({
    ok: true,
    products: [{ id: '1', title: 'Essence Mascara', price: 999, thumbnail: 'https://cdn.example/1.webp' }],
  })
})

test.each([
  ['nothing', undefined, 'not-an-object'],
  ['null', null, 'not-an-object'],
  ['a text', 'products', 'not-an-object'],
  ['a bare array', [good], 'not-an-object'],
  ['an error object', { message: 'limit reached' }, 'no-products'],
  ['products as an object', { products: { 0: good, length: 1 } }, 'no-products'],
  ['an empty list', { products: [] }, 'nothing-usable'],
  ['a list of rubbish', { products: [null, 1, 'a', [], {}, [good]] }, 'nothing-usable'],
])('%s is refused as a whole', (_case, body, because) => {
  expect(parseProductList(body, 10)).toEqual({ ok: false, because })
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
])('%d dollars are %d cents', (price, amount) => {
  expect(parseOne({ price })?.price).toBe(amount)
})

test('a price of minus zero is zero, which is never written "-$0.00"', () => {
  expect(Object.is(parseOne({ price: -0 })?.price, 0)).toBe(true)
})

test.each([[-0.01], [1_000_000.01], [1e21], [NaN], [Infinity], ['12'], [null], [undefined], [[12]]])(
  'a product at the price %j is left out',
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
])('the title %j reads %j', (title, read) => {
  expect(parseOne({ title })?.title).toBe(read)
})

test.each([[''], [' \n '], ['\u202e'], ['\u200b\u200b'], ['\u0301'], [undefined], [null], [12], [['Bag']]])(
  'a product with the title %j is left out',
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
])('a title of %s is cut between whole characters', (_case, title, cut) => {
  expect(parseOne({ title })?.title).toBe(cut)
})

test('one letter with a thousand accents is no title', () => {
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
])('the id %j is kept as %j', (id, kept) => {
  expect(parseOne({ id })?.id).toBe(kept)
})

test.each([
  ['/pictures/1.webp', '/pictures/1.webp'],
  [undefined, undefined],
  ['', undefined],
  [5, undefined],
  [`data:image/png;base64,${'A'.repeat(3000)}`, undefined],
])('a product with the thumbnail %j stays', (thumbnail, kept) => {
  expect(parseOne({ thumbnail })).toMatchObject({ id: '1', thumbnail: kept })
})

test('one bad item spoils only itself, and the same id twice counts once', () => {
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

test('only as many usable products as asked for are taken', () => {
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
const body = fc.oneof(fc.jsonValue(), fc.record({ products: fc.array(fc.oneof(item, fc.jsonValue())) }))

test('whatever a service says, the result is within the limits', () => {
  fc.assert(
    fc.property(body, fc.integer({ min: 1, max: 12 }), (said, most) => {
      const list = parseProductList(said, most)
      if (!list.ok) return
      expect(list.products.length).toBeGreaterThan(0)
      expect(list.products.length).toBeLessThanOrEqual(most)
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
])('the list of the service %s is at %s', (base, address) => {
  expect(productListAddress(base).href).toBe(address)
})

test.each([
  [''],
  ['dummyjson.com'],
  ['ftp://list.example'],
  ['file:///etc'],
  ['https://me:secret@list.example'],
])('%j is no address of a service, and the message keeps secrets', base => {
  expect(() => productListAddress(base)).toThrow(/^PRODUCT_LIST_URL (?!.*secret)/)
})
