import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toAmount } from '../../values/money.ts'
import { readExpressMemo, writeExpressMemo } from './express-memo.ts'

const line = fc.record({
  sku: fc.string({ minLength: 1, maxLength: 30 }),
  quantity: fc.integer({ min: 1, max: 10 }),
  unitPrice: fc.integer({ min: 0, max: 1_000_000 }).map(toAmount),
})
const memo = fc.record({
  visitorId: fc.integer({ min: 1 }),
  codes: fc.array(fc.string({ maxLength: 20 }), { maxLength: 5 }),
  lines: fc.array(line, { maxLength: 60 }),
})

it('reads back what it wrote, in values that Stripe takes', () => {
  fc.assert(
    fc.property(memo, before => {
      const written = writeExpressMemo(before)!
      expect(readExpressMemo(written)).toEqual(before)
      expect(Object.values(written).every(value => value.length <= 500)).toBe(true)
    }),
  )
})

it('refuses a cart that is too large, and anything else', () => {
  const lines = Array.from({ length: 2000 }, (_, id) => ({
    sku: `SKU-${id}`,
    quantity: 1,
    unitPrice: toAmount(1),
  }))
  expect(writeExpressMemo({ visitorId: 1, codes: [], lines })).toBeUndefined()
  for (const text of ['', '[]', 'null', '{"a":1}', '["x",[],[]]', '[1,[],[["A",1,0.5]]]'])
    expect(readExpressMemo({ express_0: text }), text).toBeUndefined()
})
