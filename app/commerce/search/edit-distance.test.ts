import fc from 'fast-check'
import { expect, it } from 'vitest'
import { EditDistance, longestPattern } from './edit-distance.ts'
import { naiveDistance } from './naive-search.fixture.ts'

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
])('from %s to %s it is %d slips', (one, other, slips) => {
  expect(new EditDistance(one).to(other)).toBe(slips)
})

it('to the nearest beginning is no farther than to the whole', () => {
  expect(new EditDistance('goosn').toBeginningOf('gooseneck')).toBe(1)
  expect(new EditDistance('ket').toBeginningOf('kettle')).toBe(0)
})

const word = (maxLength: number) => fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é', '水'), maxLength })

it('equals the table in the textbook', () => {
  fc.assert(
    fc.property(word(longestPattern), word(40), (one, other) => {
      const distance = new EditDistance(one)
      expect(distance.to(other)).toBe(naiveDistance(one, other))
      const beginnings = Array.from({ length: other.length + 1 }, (_, end) => other.slice(0, end))
      expect(distance.toBeginningOf(other)).toBe(
        Math.min(...beginnings.map(beginning => naiveDistance(one, beginning))),
      )
    }),
    { numRuns: 500 },
  )
})
