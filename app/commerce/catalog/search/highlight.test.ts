import fc from 'fast-check'
import { expect, it } from 'vitest'
import { highlightMatches } from './highlight.ts'
import { TextIndex } from './text-index.ts'

/** The title highlighted for a query, with matches in brackets. */
async function shown(title: string, query: string): Promise<string> {
  const index = new TextIndex()
  index.add(0, { title, brand: '', category: '', description: '' })
  await index.merge()
  return highlightMatches(title, index.search(query).matchedWords)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('')
}

it.each([
  ['Basic Crew Neck Tee', 'tee crew', 'Basic [Crew] Neck [Tee]'],
  ['Basic Crew Neck Tee', 'tees', 'Basic Crew Neck [Tee]'],
  ['Basic Crew Neck Tee', 'basc', '[Basic] Crew Neck Tee'],
  ['Basic Crew Neck Tee', 'cr', 'Basic [Cr]ew Neck Tee'],
  ['Crème brûlée', 'creme bru', '[Crème] [brû]lée'],
  ['Cre\u0300me', 'cre', '[Cre\u0300]me'],
  ['Große Tasche', 'gros', '[Groß]e Tasche'],
  ['White T-Shirt', 'tshirt', 'White [T-Shirt]'],
  ['White T-Shirt', 't shirt', 'White [T-Shirt]'],
  ['White T-Shirt', 'shirts', 'White T-[Shirt]'],
  ['Men’s Bag', 'mens', '[Men’s] Bag'],
  ['Bag & Bags (3)', 'bag', '[Bag] & [Bags] (3)'],
  ['Crew Neck', 'crewneck', '[Crew] [Neck]'],
  ['ガラスの水筒 500 ml', '水筒', 'ガラスの[水筒] 500 ml'],
  ['ガラスの水筒', 'ガラス 水筒', '[ガラス]の[水筒]'],
  ['帆布袋', '袋', '帆布[袋]'],
  ['黑色T恤', 't恤', '黑色[T恤]'],
])('highlights %s for "%s" as %s', async (title, query, expected) => {
  expect(await shown(title, query)).toBe(expected)
})

it('never changes the title', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 30 })
  const words = fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 3 }), { maxLength: 5 })
  fc.assert(
    fc.property(text, words, words, (title, stems, prefixes) => {
      const marked = highlightMatches(title, { stems, prefixes })
      expect(marked.map(({ text }) => text).join('')).toBe(title)
      expect(marked.filter(({ text }) => text === '')).toEqual([])
    }),
  )
})
