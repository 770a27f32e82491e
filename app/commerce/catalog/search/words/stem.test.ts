import fc from 'fast-check'
import { expect, it } from 'vitest'
import { spellingsOf, stem } from './stem.ts'

it.each([
  ['bag', 'bags'],
  ['box', 'boxes'],
  ['dress', 'dresses'],
  ['watch', 'watches'],
  ['brush', 'brushes'],
  ['shoe', 'shoes'],
  ['cache', 'caches'],
  ['vase', 'vases'],
  ['glass', 'glasses'],
  ['baby', 'babies'],
  ['hoodie', 'hoodies'],
  ['tie', 'ties'],
  ['tee', 'tees'],
  ['potato', 'potatoes'],
  ['toe', 'toes'],
  ['men', 'mens'],
])('gives %s and %s the same stem', (singular, plural) => {
  expect(stem(plural)).toBe(stem(singular))
})

it.each([
  ['bus', 'bu'],
  ['dress', 'dres'],
  ['gas', 'ga'],
  ['tee', 'te'],
  ['tie', 'ty'],
  ['cap', 'cape'],
])('gives %s and %s different stems', (one, other) => {
  expect(stem(one)).not.toBe(stem(other))
})

it('lists every spelling of a stem', () => {
  const word = fc.string({ unit: fc.constantFrom(...'aeioysxzchu'), minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(word, word => {
      expect(spellingsOf(stem(word))).toContain(word)
    }),
    { numRuns: 2000 },
  )
})
