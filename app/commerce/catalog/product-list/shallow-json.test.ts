import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseShallowJson } from './shallow-json.ts'

const parse = (text: string) => parseShallowJson(new TextEncoder().encode(text))

test('parses ordinary JSON', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 8 }), text => {
      expect(parse(text)).toEqual(JSON.parse(text))
    }),
  )
})

test.each([
  ['nothing', ''],
  ['a page', '<!doctype html><p>Hello'],
  ['half a list', '{"products":[{"id":1}'],
  ['closing brackets only', ']]]}}}'],
  ['33 levels', '['.repeat(33) + ']'.repeat(33)],
  ['levels of both kinds', `${'[{"a":'.repeat(17)}1${'}]'.repeat(17)}`],
  ['levels after a text with a bracket', `["]]]]]]]",${'['.repeat(33)}${']'.repeat(33)}]`],
])('rejects %s', (_case, text) => {
  expect(parse(text)).toBeUndefined()
})

test('accepts 32 levels', () => {
  expect(parse('['.repeat(32) + ']'.repeat(32))).toBeDefined()
})

test('ignores brackets in strings, also after quotes and backslashes', () => {
  const value = ['['.repeat(100), `"${'{'.repeat(100)}`, `\\"${'['.repeat(100)}`, '\\', 'ü['.repeat(50)]
  expect(parse(JSON.stringify(value))).toEqual(value)
})

test('skips a byte order mark', () => {
  expect(parse('\uFEFF{"products":[]}')).toEqual({ products: [] })
})

test('rejects two megabytes of brackets immediately', () => {
  const bytes = Buffer.from('['.repeat(1_000_000) + ']'.repeat(1_000_000))
  const before = process.threadCpuUsage().user
  expect(parseShallowJson(bytes)).toBeUndefined()
  expect((process.threadCpuUsage().user - before) / 1000).toBeLessThan(150)
})
