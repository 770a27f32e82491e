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

/** The range of a slug that the shop may have had before its numbers changed; undefined for anything else. */
function parseSlug(slug: string): NumberRange | undefined {
  const number = '((?:minus-)?\\d+(?:-\\d+)?)'
  const pattern = new RegExp(`^(?:under-${number}|${number}-up|${number}-to-${number}|${number})$`)
  const [, under, up, start, end, single] = pattern.exec(slug) ?? []
  if (under) return { slug, from: Number.NEGATIVE_INFINITY, below: parseNumber(under) }
  if (up) return { slug, from: parseNumber(up), below: Number.POSITIVE_INFINITY }
  if (start && end) return { slug, from: parseNumber(start), below: parseNumber(end) }
  return single ? { slug, from: parseNumber(single) } : undefined
}

function parseNumber(slug: string): number {
  return Math.round(Number(slug.replace('minus-', '-').replace(/(\d)-/, '$1.')) * numberScale)
}

/**
 * The ranges that have some of the numbers that a former slug stood for, otherwise the nearest one. Empty for a slug that no range
 * could have.
 */
export function rangesOfFormerSlug<Range extends NumberRange>(
  slug: string,
  ranges: readonly Range[],
): Range[] {
  const former = parseSlug(slug)
  if (!former) return []
  const end = ({ from, below = from + 1 }: NumberRange) => below
  /** How many numbers two have in common; negative for the distance between them. */
  const shared = (range: NumberRange) => Math.min(end(range), end(former)) - Math.max(range.from, former.from)
  const sharing = ranges.filter(range => shared(range) > 0)
  if (sharing.length > 0) return sharing
  return ranges.toSorted((one, other) => shared(other) - shared(one)).slice(0, 1)
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
