import fc from 'fast-check'
import { expect, it } from 'vitest'
import { naiveDistance } from '../naive-search.fixture.ts'
import { EditDistance, maxPatternLength } from './edit-distance.ts'

it.each([
  ['water', 'water', 0],
  ['watter', 'water', 1],
  ['scool', 'school', 1],
  ['shcool', 'school', 1],
  ['basc', 'basic', 1],
  ['nag', 'bag', 1],
  ['kettel', 'cattle', 3],
  ['', 'bag', 3],
  ['bag', '', 3],
])('from %s to %s there are %d typos', (one, other, typos) => {
  expect(new EditDistance(one).to(other)).toBe(typos)
})

it('measures the distance to the nearest prefix', () => {
  expect(new EditDistance('goosn').toNearestPrefixOf('gooseneck')).toBe(1)
  expect(new EditDistance('ket').toNearestPrefixOf('kettle')).toBe(0)
})

const word = (maxLength: number) => fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é', '水'), maxLength })

it('equals the textbook algorithm', () => {
  fc.assert(
    fc.property(word(maxPatternLength), word(40), (one, other) => {
      const distance = new EditDistance(one)
      expect(distance.to(other)).toBe(naiveDistance(one, other))
      const prefixes = Array.from({ length: other.length + 1 }, (_, end) => other.slice(0, end))
      expect(distance.toNearestPrefixOf(other)).toBe(
        Math.min(...prefixes.map(prefix => naiveDistance(one, prefix))),
      )
    }),
    { numRuns: 500 },
  )
})
