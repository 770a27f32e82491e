import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { listField, numberedField } from './field.server.ts'
import { formSource } from './form-source.server.ts'
import { utf8 } from './input.fixture.ts'
import { jsonSource } from './json-source.server.ts'
import { amountField, idField } from './number-fields.server.ts'
import { parseInput } from './parse-input.server.ts'
import { textField } from './text-fields.server.ts'

const fields = {
  title: textField({ max: 20 }),
  price: amountField({ currency: 'USD' }),
  tags: listField(textField({ max: 5 }), { max: 3 }),
}

describe('a form or a JSON body', () => {
  it.each([
    ['bytes that are not UTF-8', new Uint8Array([0x73, 0x3d, 0xff])],
    ['escaped bytes that are not UTF-8', utf8('sku=%FF')],
    ['an escape that ends early', utf8('sku=%E0%A4%A')],
    ['half of a surrogate pair', utf8('sku=%ED%A0%80')],
    ['hundreds of fields', utf8('a=1&'.repeat(301))],
  ])('is no form with %s', (_, body) => {
    expect(formSource(body)).toEqual({ ok: false, reason: 'unreadable' })
  })

  it.each([
    ['nothing', ''],
    ['a list', '[]'],
    ['a text', '"sku"'],
    ['null', 'null'],
    ['half an object', '{"sku":'],
    ['a duplicate inside', '{"a":{"b":1,"b":2}}'],
    ['a prototype', '{"__proto__":{"isAdmin":true}}'],
    ['a spelled-out prototype inside', '{"a":[{"\\u005f_proto__":1}]}'],
    ['deep nesting', `{"a":${'['.repeat(30)}${']'.repeat(30)}}`],
  ])('is no JSON with %s', (_, text) => {
    expect(jsonSource(utf8(text))).toEqual({ ok: false, reason: 'unreadable' })
  })

  test('of any bytes is read or refused', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), body => {
        for (const result of [formSource(body), jsonSource(body)])
          if (result.ok) parseInput(fields, result.source)
      }),
    )
  })

  test('of any JSON is read or refused, field by field', () => {
    fc.assert(
      fc.property(fc.json(), text => {
        const result = jsonSource(utf8(text))
        if (result.ok) parseInput({ ...fields, quantity: numberedField(idField, { max: 3 }) }, result.source)
      }),
    )
  })
})
