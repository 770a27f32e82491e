import { numberScale } from './attribute.ts'

/** Values of a number, in thousandths of its unit: `from` alone, or from `from` to below `below`. */
export interface NumberRange {
  slug: string
  /** Negative infinity for the first of several ranges. */
  from: number
  /** Infinity for the last one; undefined for a single number. */
  below?: number
}

/** So many different numbers are filtered by themselves; of more, ranges are made. */
export const maxSingleNumbers = 8

const maxBounds = 6

/**
 * The values that shoppers filter a number by. `lowest` are the lowest different numbers of the products, ascending, and one more than
 * `maxSingleNumbers` if there are so many.
 */
export function numberRanges(lowest: readonly number[], highest: number): NumberRange[] {
  if (lowest.length <= maxSingleNumbers) return lowest.map(from => ({ slug: numberSlug(from), from }))
  const bounds = roundBounds(lowest[0]!, highest)
  return [Number.NEGATIVE_INFINITY, ...bounds].map((from, at) => {
    const below = bounds[at] ?? Number.POSITIVE_INFINITY
    return { slug: rangeSlug(from, below), from, below }
  })
}

/** Round numbers above the lowest and up to the highest: 1, 2, 5, 10 where numbers differ widely, else in equal steps. */
function roundBounds(lowest: number, highest: number): number[] {
  const isWide = lowest > 0 && highest / lowest > 20
  for (let size = 1; ; size *= 10) {
    const candidates = isWide
      ? growing(highest, size)
      : [1, 2, 5].map(step => equalSteps(lowest, highest, step * size))
    const fitting = candidates
      .map(bounds => bounds.filter(bound => bound > lowest && bound <= highest))
      .find(bounds => bounds.length <= maxBounds)
    if (fitting) return fitting
  }
}

function equalSteps(lowest: number, highest: number, step: number): number[] {
  const first = Math.floor(lowest / step) + 1
  // One more than fits is enough to try a longer step.
  const count = Math.min(Math.floor(highest / step) - first + 1, maxBounds + 1)
  return Array.from({ length: count }, (_, at) => (first + at) * step)
}

/** 1, 2, 5, 10, 20 and so on; then 1, 5, 10, 50; then the powers of 10, of 100 and of 1,000. */
function growing(highest: number, size: number): number[][] {
  const powers = (base: number) => {
    const found: number[] = []
    for (let power = 1; power <= highest; power *= base) found.push(power)
    return found
  }
  const ofSize = powers(10 * size)
  const factors = size === 1 ? [[1, 2, 5], [1, 5], [1]] : [[1]]
  return factors.map(factors => ofSize.flatMap(power => factors.map(factor => factor * power)))
}

function rangeSlug(from: number, below: number): string {
  if (from === Number.NEGATIVE_INFINITY) return `under-${numberSlug(below)}`
  if (below === Number.POSITIVE_INFINITY) return `${numberSlug(from)}-up`
  return `${numberSlug(from)}-to-${numberSlug(below)}`
}

/** 1.5 is 1-5. */
function numberSlug(number: number): string {
  return String(number / numberScale)
    .replace(/^-/, 'minus-')
    .replace('.', '-')
}
