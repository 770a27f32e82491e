import { describe, expect, it } from 'vitest'
import { listField, numberedField, optionalField } from './field.server.ts'
import { errorCodes, formInput, jsonInput } from './input.fixture.ts'
import type { InputSource } from './input-source.server.ts'
import { amountField, flagField, wholeNumberField } from './number-fields.server.ts'
import { optionsSource } from './options-source.server.ts'
import { parseInput } from './parse-input.server.ts'
import { rowSource } from './row-source.server.ts'
import { choiceField, skuField, slugField, textField } from './text-fields.server.ts'
import { dayField } from './time-fields.server.ts'

const product = {
  title: textField({ max: 20 }),
  slug: slugField,
  sku: skuField,
  price: amountField({ currency: 'USD' }),
  stock: wholeNumberField({ min: -5, max: 1000 }),
  isNew: optionalField(flagField, false),
  kind: choiceField(['bag', 'tee']),
  day: optionalField(dayField),
  tags: listField(textField({ max: 5 }), { max: 3 }),
}

const values = {
  title: 'A tee',
  slug: 'a-tee',
  sku: 'TEE 1/2',
  price: 1250,
  stock: -3,
  isNew: true,
  kind: 'tee',
  day: '2026-11-23',
  tags: ['red', 'blue'],
}

describe('the same values', () => {
  const sources: [string, InputSource][] = [
    [
      'a form',
      formInput(
        'title=+A+tee%0D%0A&slug=a-tee&sku=TEE+1%2F2&price=12.5&stock=-3&isNew=on&kind=tee&day=2026-11-23&tags=red&tags=blue',
      ),
    ],
    ['JSON', jsonInput({ ...values, price: 12.5 })],
    ['JSON with texts', jsonInput({ ...values, price: '12.50', stock: '-3', isNew: 'true' })],
    [
      'a row',
      rowSource(Object.keys(values), [
        'A tee',
        'a-tee',
        'TEE 1/2',
        ' 12.50 ',
        '-3',
        'Yes',
        'tee',
        '2026-11-23',
        'red, blue',
      ]),
    ],
    [
      'options',
      optionsSource([
        '--title',
        'A tee',
        '--slug=a-tee',
        '--sku',
        'TEE 1/2',
        '--price',
        '12.50',
        '--stock',
        '-3',
        '--isNew',
        '--kind=tee',
        '--day',
        '2026-11-23',
        '--tags',
        'red',
        '--tags=blue',
      ]),
    ],
  ]
  it.each(sources)('come from %s', (_, source) => {
    expect(parseInput(product, source)).toEqual({ ok: true, values })
  })
  it('are refused with every wrong field', () => {
    const source = formInput(
      'title=&slug=A&sku=%C3%A9&price=1.234&stock=-6&isNew=maybe&kind=cup&day=2026-02-30&tags=red&tags=orange',
    )
    expect(errorCodes(product, source)).toEqual({
      title: 'missing',
      slug: 'invalid-slug',
      sku: 'invalid-sku',
      price: 'not-an-amount',
      stock: 'too-small',
      isNew: 'not-a-flag',
      kind: 'not-a-choice',
      day: 'not-a-date',
      'tags.1': 'too-long',
    })
  })
})

describe('fields that nobody declared', () => {
  const fields = { sku: optionalField(skuField) }
  it.each([['a form', formInput('sku=CAP&evil=1&__proto__=x&constructor=y')]])(
    'are ignored in %s',
    (_, source) => {
      expect(parseInput(fields, source)).toEqual({ ok: true, values: { sku: 'CAP' } })
    },
  )

  it.each([
    ['JSON', jsonInput('{"sku":"CAP","evil":1}'), 'evil'],
    ['a row', rowSource(['sku', 'evil'], ['CAP', '']), 'evil'],
    ['a longer row', rowSource(['sku'], ['CAP', 'x']), 'column 2'],
    ['options', optionsSource(['--sku', 'CAP', '--evil']), 'evil'],
    ['options with another word', optionsSource(['CAP']), 'CAP'],
    ['a prototype', jsonInput('{"constructor":{"prototype":{}}}'), 'constructor'],
  ])('are refused in %s', (_, source, name) => {
    expect(errorCodes(fields, source)).toEqual({ [name]: 'unknown-field' })
  })

  it('never reach the prototype of the result', () => {
    const parsed = parseInput(fields, rowSource(['sku', '__proto__'], ['CAP', 'x']))
    expect(!parsed.ok && Object.getOwnPropertyNames(parsed.errors)).toEqual(['__proto__'])
    expect(({} as Record<string, unknown>).code).toBeUndefined()
  })
})

describe('lists', () => {
  const list = { tags: listField(textField({ max: 5 }), { max: 2 }) }
  it.each([
    ['a form with too many', formInput('tags=a&tags=b&tags=c'), { tags: 'too-many' }],
    ['JSON with too many', jsonInput({ tags: ['a', 'b', 'c'] }), { tags: 'too-many' }],
    ['JSON without a list', jsonInput({ tags: 5 }), { tags: 'not-a-list' }],
    ['a column that is there twice', rowSource(['tags', 'tags'], ['a', 'b']), { tags: 'duplicate' }],
  ])('are refused from %s', (_, source, expected) => {
    expect(errorCodes(list, source)).toEqual(expected)
  })

  it('are empty when nothing was sent', () => {
    expect(parseInput(list, formInput('tags='))).toEqual({ ok: true, values: { tags: [] } })
  })
})

describe('limits of a refused list', () => {
  const tags = { tags: listField(textField({ max: 3 }), { max: 2 }) }

  it.each([
    ['tags=a&tags=long', { 'tags.1': { code: 'too-long', params: { min: 0, max: 3, item: 'long' } } }],
    ['tags=a&tags=b&tags=c', { tags: { code: 'too-many', params: { max: 2 } } }],
  ])('are those of its items or their number: %s', (text, errors) => {
    expect(parseInput(tags, formInput(text))).toEqual({ ok: false, errors })
  })
})

describe('numbered fields', () => {
  const fields = { quantity: numberedField(wholeNumberField({ max: 9 }), { max: 3 }) }

  it.each([
    ['a form', formInput('quantity-12=3&quantity-7=0&quantity-9=')],
    ['JSON', jsonInput({ quantity: { 12: 3, 7: '0' } })],
    ['options', optionsSource(['--quantity-12', '3', '--quantity-7=0'])],
  ])('of %s are read by number', (_, source) => {
    const parsed = parseInput(fields, source)
    expect(parsed.ok && [...parsed.values.quantity].toSorted(([a], [b]) => a - b)).toEqual([
      [7, 0],
      [12, 3],
    ])
  })

  it('report each wrong value by its name', () => {
    expect(errorCodes(fields, formInput('quantity-12=x&quantity-7=10&quantity-1=1'))).toEqual({
      'quantity-12': 'not-a-whole-number',
      'quantity-7': 'too-large',
    })
    expect(errorCodes(fields, formInput('quantity-12=1&quantity-12=2'))).toEqual({
      'quantity-12': 'duplicate',
    })
    expect(errorCodes(fields, formInput('quantity-12=1&quantity-012=2'))).toEqual({})
    expect(errorCodes(fields, jsonInput({ quantity: { x: 1 } }))).toEqual({ quantity: 'not-a-list' })
    expect(errorCodes(fields, jsonInput({ quantity: [1] }))).toEqual({ quantity: 'not-a-list' })
  })

  it('have decimal places only where they are allowed', () => {
    const rates = { rate: numberedField(wholeNumberField(), { max: 3, takesDecimals: true }) }
    for (const source of [formInput('rate-12.50=3'), jsonInput({ rate: { '12.50': 3 } })]) {
      const parsed = parseInput(rates, source)
      expect(parsed.ok && [...parsed.values.rate]).toEqual([[12.5, 3]])
    }
    expect(errorCodes(rates, formInput('rate-1.5=3&rate-1.50=4'))).toEqual({ 'rate-1.50': 'duplicate' })
    expect(errorCodes(rates, jsonInput({ rate: { '1.5': 3, '1.50': 4 } }))).toEqual({ rate: 'not-a-list' })
    expect(errorCodes(fields, optionsSource(['--quantity-1.5=3']))).toEqual({
      'quantity-1.5': 'unknown-field',
    })
  })
})
