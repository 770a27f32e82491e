import { describe, expect, it } from 'vitest'
import { errorCodes, formInput, jsonInput } from './input.fixture.ts'
import { flagField } from './number-fields.server.ts'
import { parseInput } from './parse-input.server.ts'
import { emailField, textField, typedField } from './text-fields.server.ts'

describe('a field', () => {
  const all = { name: textField({ min: 2, max: 5 }) }
  it.each([
    ['nothing', '', 'missing'],
    ['an empty text', 'name=', 'missing'],
    ['spaces', 'name=+%0D%0A', 'missing'],
    ['nothing that is seen', 'name=%E2%80%8B%EF%BB%BF', 'missing'],
    ['too little', 'name=a', 'too-short'],
    ['too much', 'name=abcdef', 'too-long'],
    ['a line break', 'name=a%0Ab', 'invalid-characters'],
    ['an escape character', 'name=a%1Bb', 'invalid-characters'],
    ['a NUL', 'name=ab%00', 'invalid-characters'],
    ['two values', 'name=ab&name=ab', 'duplicate'],
  ])('refuses %s', (_, text, code) => {
    expect(errorCodes(all, formInput(text))).toEqual({ name: code })
  })

  it('gives its limits to the message', () => {
    const parsed = parseInput(all, formInput('name=abcdef'))
    expect(parsed).toEqual({ ok: false, errors: { name: { code: 'too-long', params: { min: 2, max: 5 } } } })
  })

  it.each([
    ['a half surrogate pair', '{"name":"a\\ud800"}', 'invalid-characters'],
    ['null', '{"name":null}', 'missing'],
    ['a number', '{"name":12}', 'not-a-text'],
    ['an object', '{"name":{"toString":"x"}}', 'not-a-text'],
    ['a list', '{"name":["ab"]}', 'not-a-text'],
    ['two values', '{"name":"ab","na\\u006de":"ab"}', 'duplicate'],
  ])('refuses %s in JSON', (_, text, code) => {
    expect(errorCodes(all, jsonInput(text))).toEqual({ name: code })
  })

  it('may have line breaks, each of which counts once', () => {
    const lines = { name: textField({ max: 3, lines: true }) }
    expect(parseInput(lines, formInput('name=a%0D%0Ab'))).toEqual({ ok: true, values: { name: 'a\nb' } })
  })

  it('is kept as typed in a draft', () => {
    const draft = {
      name: typedField({ max: 4 }),
      city: typedField({ max: 4 }),
      phone: typedField({ max: 4 }),
    }
    expect(parseInput(draft, formInput('name=+a+bcd&city='))).toEqual({
      ok: true,
      values: { name: ' a b', city: '', phone: undefined },
    })
    expect(errorCodes(draft, formInput('name=a%00'))).toEqual({ name: 'invalid-characters' })
  })
})

describe('emails and flags', () => {
  it('are read in any case', () => {
    expect(
      parseInput({ email: emailField, on: flagField }, formInput('email=+Ada%40Example.com&on=TRUE')),
    ).toEqual({
      ok: true,
      values: { email: 'ada@example.com', on: true },
    })
  })

  it('are refused otherwise', () => {
    expect(errorCodes({ email: emailField, on: flagField }, formInput('email=ada&on=2'))).toEqual({
      email: 'bad-email',
      on: 'not-a-flag',
    })
  })
})
