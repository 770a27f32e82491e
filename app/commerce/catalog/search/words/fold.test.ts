import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fold, indexedWords, queryWords } from './fold.ts'

it('removes case and accents', () => {
  const folded = [
    'Crème BRÛLÉE',
    'Straße',
    'STRAẞE',
    'Smørrebrød',
    'Ærø',
    'İstanbul',
    'Ά λόγος',
    'ﬁne',
    'Łódź',
  ]
  expect(folded.map(fold)).toEqual([
    'creme brulee',
    'strasse',
    'strasse',
    'smorrebrod',
    'aero',
    'istanbul',
    'α λογοσ',
    'fine',
    'lodz',
  ])
})

it('indexes compound words in every spelling', () => {
  const cases = [
    'T-shirt',
    'T Shirt',
    "Men's Bag",
    'Men’s',
    "L'Eau",
    'off-white',
    'All-in-one',
    'Zürich‑Bag',
    'H & M',
  ]
  expect(cases.map(text => [text, indexedWords(text).words.toSorted().join(' ')])).toEqual([
    ['T-shirt', 'shirt t tshirt'],
    ['T Shirt', 'shirt t tshirt'],
    ["Men's Bag", 'bag men mens'],
    ['Men’s', 'men mens'],
    ["L'Eau", 'eau leau'],
    ['off-white', 'off offwhite white'],
    ['All-in-one', 'all allinone in one'],
    ['Zürich‑Bag', 'bag zurich zurichbag'],
    ['H & M', 'h hm m'],
  ])
})

it('reads text without blanks by pairs of letters', () => {
  const cases = ['帆布袋', '黑色T恤', 'กระเป๋า', 'ペン', 'MUJI 袋']
  expect(cases.map(text => indexedWords(text).words.map(word => word.normalize('NFC')))).toEqual([
    ['帆布', '布袋', '袋'],
    ['黑色', '色', 't', '恤', '恤'],
    ['กร', 'ระ', 'ะเ', 'เป๋', 'ป๋า', 'า'],
    ['ペン', 'ン'],
    ['muji', '袋', '袋'],
  ])
  expect(queryWords('黒いバッグ').map(word => word.normalize('NFC'))).toEqual(['黒い', 'バッグ'])
  expect(queryWords('T恤 กระเป๋าผ้า').length).toBe(4)
})

it('counts words and marks those that start the text', () => {
  const cases = ['Water Pot', 'T-shirt White', 'T Shirt', "Men's Bag", '']
  expect(
    cases
      .map(indexedWords)
      .map(({ words, beginCount: begin, wordCount: count }) => [words.slice(0, begin), count]),
  ).toEqual([
    [['water'], 2],
    [['tshirt', 't', 'shirt'], 3],
    [['t', 'tshirt'], 2],
    [['mens', 'men'], 2],
    [[], 0],
  ])
})

it('reads at most eight distinct words and a hundred characters of a query', () => {
  expect(queryWords("Men's T-Shirt, 5.3 oz bag bag")).toEqual(['mens', 't', 'shirt', '5', '3', 'oz', 'bag'])
  expect(queryWords('a b c d e f g h i j')).toHaveLength(8)
  expect(queryWords('x'.repeat(10_000))).toEqual(['x'.repeat(40)])
  expect(queryWords(`${' '.repeat(100)}bag`)).toEqual([])
})

it('makes words of letters and digits from any text', () => {
  const anything = fc.string({ unit: 'binary', maxLength: 120 })
  fc.assert(
    fc.property(anything, text => {
      for (const word of [...indexedWords(text).words, ...queryWords(text)])
        expect(word).toMatch(/^[\p{L}\p{N}\p{M}\p{Cs}]{1,40}$/u)
    }),
  )
})

it('does not change folded text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), text => {
      expect(fold(fold(text))).toBe(fold(text))
    }),
  )
})
