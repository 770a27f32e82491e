import type { PriceRange } from './product-facts.ts'

interface StoredRange {
  id: number
  label: string | null
  from_price: number
  to_price: number
}

/**
 * The merchant's ranges, sorted by their start, and those between and above them, whose `id` is 0: every price is in a range, and
 * within its label. `unit` is how many minor units a main unit has.
 */
export function withEveryPrice(stored: readonly StoredRange[], unit: number): PriceRange[] {
  if (stored.length === 0) return []
  const ranges: PriceRange[] = []
  let reached = 0
  const addBetween = (to: number) => {
    if (to >= reached) ranges.push({ id: 0, slug: exactSlug(reached, to, unit), name: '', from: reached, to })
  }
  for (const { id, label, from_price: from, to_price: to } of stored) {
    addBetween(from - 1)
    // $40.00 to $49.00 is 40-49: readable in a URL, and independent of the label.
    const short = `${Math.floor(from / unit)}-${Math.floor(to / unit)}`
    const slug = ranges.some(range => range.slug === short) ? exactSlug(from, to, unit) : short
    ranges.push({ id, slug, name: label ?? '', from, to })
    reached = Math.max(reached, to + 1)
  }
  const above = Math.ceil(reached / unit) * unit
  addBetween(above - 1)
  return [
    ...ranges,
    { id: 0, slug: `${above / unit}-up`, name: '', from: above, to: Number.POSITIVE_INFINITY },
  ]
}

/** $19.01 to $19.99 is 19-01-to-19-99. */
function exactSlug(from: number, to: number, unit: number): string {
  return `${from / unit}-to-${to / unit}`.replaceAll('.', '-')
}
