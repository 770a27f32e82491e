import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { inputErrorText } from '#messages/input-errors.ts'
import { errorCodes, formInput, jsonInput } from './input.fixture.ts'
import {
  amountField,
  idField,
  percentageField,
  wholeNumberField,
  wholePercentageField,
} from './number-fields.server.ts'
import { parseInput } from './parse-input.server.ts'
import { timeField } from './time-fields.server.ts'

describe('numbers', () => {
  it.each([
    ['0', 0],
    ['12', 12],
    [7, 7],
    ['007', 7],
    [' 1 ', 1],
    ['٣', 3],
    ['１２', 12],
    ["1'200", 1200],
    ['-0', 0],
  ])('are read from %j', (value, number) => {
    expect(parseInput({ n: wholeNumberField() }, jsonInput({ n: value }))).toEqual({
      ok: true,
      values: { n: number },
    })
  })

  it.each(['-1', '+1', '1e0', '0x1', '1.0', '9'.repeat(17), 1.5, -1, 2 ** 53, true, [], '1 2'])(
    'are not read from %j',
    value => {
      expect(errorCodes({ n: wholeNumberField() }, jsonInput({ n: value }))).toMatchObject({
        n: expect.any(String),
      })
    },
  )

  it('have limits', () => {
    const fields = { id: idField, quantity: wholeNumberField({ min: 1, max: 9 }) }
    expect(errorCodes(fields, formInput('id=0&quantity=10'))).toEqual({
      id: 'not-a-whole-number',
      quantity: 'too-large',
    })
  })
})

describe('an amount', () => {
  it.each([
    ['12', 'USD', 1200],
    ['12,50', 'EUR', 1250],
    ["1'234.50", 'CHF', 123450],
    ['$12', 'USD', 1200],
    ['-12.05', 'USD', -1205],
    [12.3, 'USD', 1230],
    ['1200', 'JPY', 1200],
    ['1.234', 'KWD', 1234],
  ])('%j has its smallest units in %s', (value, currency, amount) => {
    const price = amountField({ currency, min: -5000 })
    expect(parseInput({ price }, jsonInput({ price: value }))).toEqual({
      ok: true,
      values: { price: amount },
    })
  })

  it.each([
    ['12.50', 'JPY'],
    ['1,234', 'USD'],
    ['€12', 'USD'],
    ['1e3', 'USD'],
    [0.001, 'USD'],
    [1e21, 'USD'],
    ['', 'USD'],
  ])('is not %j in %s', (value, currency) => {
    expect(errorCodes({ price: amountField({ currency }) }, jsonInput({ price: value }))).toHaveProperty(
      'price',
    )
  })

  test('is exact, as a text and as a JSON number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000_00 }), cents => {
        const text = (cents / 100).toFixed(2)
        const fields = { text: amountField({ currency: 'USD' }), number: amountField({ currency: 'USD' }) }
        const parsed = parseInput(fields, jsonInput({ text, number: Number(text) }))
        expect(parsed).toEqual({ ok: true, values: { text: cents, number: cents } })
      }),
    )
  })
})

describe('a percentage', () => {
  const fields = { rate: percentageField({ max: 10_000 }), off: wholePercentageField({ min: 1, max: 100 }) }

  it('is read with and without its sign', () => {
    expect(parseInput(fields, jsonInput({ rate: '12,5 %', off: '10%' }))).toEqual({
      ok: true,
      values: { rate: 1250, off: 10 },
    })
  })

  it('is refused in its own words', () => {
    const read = (rate: string, off: string) => {
      const parsed = parseInput(fields, jsonInput({ rate, off }))
      return parsed.ok ? [] : Object.values(parsed.errors).map(error => inputErrorText(error!))
    }
    expect(read('ten', '12.5')).toEqual(['Enter a percentage, like 12.5.', 'Enter a percentage, like 12.'])
    expect(read('100.01', '0')).toEqual(['Enter 100 or less.', 'Enter 1 or more.'])
  })
})

describe('times', () => {
  it.each(['2026-11-23T09:30:00+01:00', '2026-11-23T08:30Z', '2026-11-23T08:30:00.000Z'])(
    'are read from %s',
    time => {
      expect(parseInput({ time: timeField }, jsonInput({ time }))).toEqual({
        ok: true,
        values: { time: new Date('2026-11-23T08:30:00Z') },
      })
    },
  )

  it.each(['2026-11-23T09:30', '2026-02-30T09:30Z', '2026-11-23', 'tomorrow', '2026-11-23T25:00Z', '0'])(
    'are not read from %s',
    time => {
      expect(errorCodes({ time: timeField }, jsonInput({ time }))).toEqual({ time: 'not-a-time' })
    },
  )
})
