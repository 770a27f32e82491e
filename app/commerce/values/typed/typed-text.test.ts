import { describe, expect, it } from 'vitest'
import { asciiDigit, bareCode, codeText, compactCode, nameText, proseText, readSearch } from './typed-text.ts'

it.each([
  [' plain-15 ', 'plain-15'],
  ['zw\u200bjs', 'zwjs'],
  ['\ufeffA\u00adB\u2060C\u200e\u202aD\u034f', 'ABCD'],
  ['ＯＦＦ１０', 'OFF10'],
  ['SUMMER–15', 'SUMMER-15'],
  ['١٢٣ ۴۵۶ ०१२ ๑๒ 𝟗', '123 456 012 12 9'],
  ['a\u00a0b\u3000c', 'a b c'],
])('a code %j is %j', (typed, code) => {
  expect(codeText(typed)).toBe(code)
})

it.each([...'‐‑‒–—―−﹘﹣－ーｰ'])('the dash %s is a hyphen', dash => {
  expect(codeText(`1${dash}2`)).toBe('1-2')
})

it('a bare code has neither blanks nor marks', () => {
  expect(bareCode(' #t–7kq4\u200b m2xa.')).toBe('T7KQ4M2XA')
})

it('a compact code has no blanks and no small letters', () => {
  expect(compactCode(' summer – 15 ')).toBe('SUMMER-15')
})

it('reads the digits of all scripts', () => {
  const digits = Array.from({ length: 0x20000 }, (_, point) => point)
    .filter(point => point < 0xd800 || point > 0xdfff)
    .map(point => String.fromCodePoint(point))
    .filter(character => /\p{Nd}/u.test(character))
  expect(digits.length).toBeGreaterThanOrEqual(680)
  const values = digits.map(digit => asciiDigit(digit))
  // Each set of ten is complete and in order.
  expect(values.join('')).toBe('0123456789'.repeat(digits.length / 10))
  expect([...'٧۷७๗７'].map(asciiDigit)).toEqual(['7', '7', '7', '7', '7'])
})

const persian = 'می\u200cخواهم'
const sinhala = 'ශ්\u200dරී'
const family = '👩\u200d👩\u200d👧\u200d👦'
const heart = '❤\ufe0f\u200d🔥'
const england = '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'
const variant = '葛\u{e0100}城'

describe.each([
  ['a name', nameText],
  ['prose', proseText],
])('%s', (_, read) => {
  it.each([persian, sinhala, family, heart, england, variant, '1\ufe0f\u20e3', 'नमस्\u200dते', 'Зоя', '李 雷'])(
    'keeps %j',
    text => {
      expect(read(` ${text}\u200b `)).toBe(text)
    },
  )

  it.each([
    ['Ann\u200b Lee', 'Ann Lee'],
    ['An\u200cn\u200da', 'Anna'],
    ['\u200d👩', '👩'],
    [`${persian}\u200c`, persian],
    ['Jose\u0301', 'José'],
    ['Ann\u2060\ufeff', 'Ann'],
    ['Ann\u202eeeL', 'AnneeL'],
    ['A\ufe0fnn', 'Ann'],
    ['\u{e0067}\u{e007f}', ''],
    ['\u3164', ''],
    ['１２', '１２'],
    ['a – b', 'a – b'],
  ])('is %j without invisible characters', (typed, text) => {
    expect(read(typed)).toBe(text)
  })
})

it('prose keeps lines, soft hyphens and marks of direction', () => {
  expect(proseText(' Donau\u00addampf\r\n\u200fשלום!\u200f ')).toBe('Donau\u00addampf\n\u200fשלום!\u200f')
  expect(nameText('Donau\u00addampf')).toBe('Donaudampf')
})

it('a search has the usual forms of letters, and fits', () => {
  const read = (q: string, max?: number) => readSearch(new URLSearchParams({ q }), max)
  expect(read(' ＯＦＦ１０\u200b ')).toBe('OFF10')
  expect(read(persian)).toBe(persian)
  expect(read('ab👩', 3)).toBe('ab\ufffd')
  expect(readSearch(new URLSearchParams())).toBe('')
})
