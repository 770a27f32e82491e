import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { errorCodes, formInput, jsonInput } from './input.fixture.ts'
import { amountField, idField, wholeNumberField } from './number-fields.server.ts'
import { parseInput } from './parse-input.server.ts'
import { timeField } from './time-fields.server.ts'

describe('numbers', () => {
  it.each([
    ['0', 0],
    ['12', 12],
    [7, 7],
    ['007', 7],
  ])('are read from %j', (value, number) => {
    expect(parseInput({ n: wholeNumberField() }, jsonInput({ n: value }))).toEqual({
      ok: true,
      values: { n: number },
    })
  })

  it.each([
    ' 1',
    '1 ',
    '-1',
    '-0',
    '+1',
    '1e0',
    '0x1',
    '1.0',
    '٣',
    '9'.repeat(17),
    1.5,
    -1,
    2 ** 53,
    true,
    [],
    '1 2',
  ])('are not read from %j', value => {
    expect(errorCodes({ n: wholeNumberField() }, jsonInput({ n: value }))).toMatchObject({
      n: expect.any(String),
    })
  })

  it('have limits', () => {
    const fields = { id: idField, quantity: wholeNumberField({ min: 1, max: 9 }) }
    expect(errorCodes(fields, formInput('id=0&quantity=10'))).toEqual({
      id: 'too-small',
      quantity: 'too-large',
    })
  })
})

describe('an amount', () => {
  it.each([
    ['12', 2, 1200],
    ['12.5', 2, 1250],
    ['-12.05', 2, -1205],
    ['-0.00', 2, 0],
    [12.3, 2, 1230],
    ['1200', 0, 1200],
    ['1.234', 3, 1234],
  ])('%j has its smallest units with %i digits', (value, digits, amount) => {
    const price = amountField({ digits, min: -5000 })
    expect(parseInput({ price }, jsonInput({ price: value }))).toEqual({
      ok: true,
      values: { price: amount },
    })
  })

  it.each([
    ['12.50', 0],
    ['1.2345', 3],
    ['12,50', 2],
    ['$12', 2],
    ['1e3', 2],
    ['.5', 2],
    [0.001, 2],
    [1e21, 2],
    ['', 2],
  ])('is not %j with %i digits', (value, digits) => {
    expect(errorCodes({ price: amountField({ digits }) }, jsonInput({ price: value }))).toHaveProperty(
      'price',
    )
  })

  test('is exact, as a text and as a JSON number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000_00 }), cents => {
        const text = (cents / 100).toFixed(2)
        const fields = { text: amountField({ digits: 2 }), number: amountField({ digits: 2 }) }
        const parsed = parseInput(fields, jsonInput({ text, number: Number(text) }))
        expect(parsed).toEqual({ ok: true, values: { text: cents, number: cents } })
      }),
    )
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
