import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxSingleNumbers, numberRanges, rangesOfFormerSlug } from './number-ranges.ts'

const numbers = fc.uniqueArray(
  fc.oneof(fc.integer({ min: -2_000_000_000, max: 2_000_000_000 }), fc.integer({ min: -50, max: 5_000 })),
  { minLength: 1, maxLength: 40 },
)

function rangesOf(values: readonly number[]) {
  const ascending = [...values].sort((one, other) => one - other)
  return numberRanges(ascending.slice(0, maxSingleNumbers + 1), ascending.at(-1)!)
}

test('every number is in one range, and no range at an end is without a number', () => {
  fc.assert(
    fc.property(numbers, values => {
      const ranges = rangesOf(values)
      const within = values.map(value =>
        ranges.flatMap(({ from, below = from + 1 }, at) => (value >= from && value < below ? [at] : [])),
      )
      for (const places of within) expect(places).toHaveLength(1)
      expect(new Set(within.flat())).toContain(0)
      expect(new Set(within.flat())).toContain(ranges.length - 1)
      expect(ranges.length).toBeLessThanOrEqual(maxSingleNumbers)
      expect(new Set(ranges.map(({ slug }) => slug)).size).toBe(ranges.length)
      for (const { slug } of ranges) expect(slug).toMatch(/^[a-z0-9-]+$/)
    }),
    { numRuns: 500 },
  )
})

test.each([
  { of: [250, 500, 1000], slugs: '0-25 0-5 1' },
  { of: [-1500, 0], slugs: 'minus-1-5 0' },
  {
    of: [1, 2, 3, 4, 5, 6, 7, 8, 9.5].map(liters => liters * 1000),
    slugs: 'under-2 2-to-4 4-to-6 6-to-8 8-up',
  },
  {
    of: [0.3, 0.5, 0.6, 0.75, 1, 1.5, 2, 12, 36].map(liters => liters * 1000),
    slugs: 'under-0-5 0-5-to-1 1-to-2 2-to-5 5-to-10 10-to-20 20-up',
  },
  {
    of: [1, 2, 3, 40, 500, 6000, 70_000, 800_000, 9_000_000].map(grams => grams * 1000),
    slugs: 'under-10 10-to-100 100-to-1000 1000-to-10000 10000-to-100000 100000-to-1000000 1000000-up',
  },
])('$of.length numbers are filtered by $slugs', ({ of, slugs }) => {
  expect(
    rangesOf(of)
      .map(({ slug }) => slug)
      .join(' '),
  ).toBe(slugs)
})

test('a range of other numbers leads to all ranges of today that share some of it, or to the nearest', () => {
  fc.assert(
    fc.property(numbers, numbers, (before, today) => {
      const ranges = rangesOf(today)
      for (const former of rangesOf(before)) {
        const found = rangesOfFormerSlug(former.slug, ranges)
        expect(found.length).toBeGreaterThan(0)
        const { from, below = from + 1 } = former
        const staying = today.filter(number => number >= from && number < below)
        for (const number of staying)
          expect(found.some(range => number >= range.from && number < (range.below ?? range.from + 1))).toBe(
            true,
          )
      }
      for (const range of ranges) expect(rangesOfFormerSlug(range.slug, ranges)).toEqual([range])
    }),
    { numRuns: 500 },
  )
})

test.each([
  ['0-9', '1'],
  ['1-to-3', '1 2-5'],
  ['under-2', '1'],
  ['50-up', '10'],
  ['minus-3', '1'],
  ['3-to', ''],
  ['never', ''],
])('the former slug %s leads to "%s" of 1, 2.5 and 10', (slug, slugs) => {
  const found = rangesOfFormerSlug(slug, rangesOf([1000, 2500, 10_000]))
  expect(found.map(range => range.slug).join(' ')).toBe(slugs)
})
