import type { Bitset } from './bitset.ts'
import type { ScratchSets } from './scratch-sets.ts'
import type { SlotOrder } from './slot-order.ts'

/** When at most one product in this many matches, sorting the matches is faster than scanning all products in order. */
const sortThreshold = 400

/** Which matches are on the page. At most `maxToSort` matches are sorted; for more, the whole order is scanned. */
interface PageRange {
  skip: number
  limit: number
  maxToSort?: number
}

/** One page of the matching slots, in an order. */
export function pageInOrder(
  matches: Bitset,
  total: number,
  order: SlotOrder,
  backwards: boolean,
  { skip, limit, maxToSort = order.length / sortThreshold }: PageRange,
): number[] {
  if (skip >= total) return []
  if (total <= maxToSort) {
    const slots: number[] = []
    matches.forEach(slot => void slots.push(slot))
    slots.sort(backwards ? (a, b) => order.compare(b, a) : order.compare)
    return slots.slice(skip, skip + limit)
  }
  const page: number[] = []
  const { slots, length: count } = order
  // Scan from the nearer end.
  const last = Math.min(skip + limit, total)
  const fromEnd = skip > total / 2
  const before = fromEnd ? total - last : skip
  const length = last - skip
  const isDescending = backwards !== fromEnd
  let seen = 0
  for (let step = 0; page.length < length && step < count; step++) {
    const slot = slots[isDescending ? count - 1 - step : step]!
    if (matches.has(slot) && seen++ >= before) page.push(slot)
  }
  return fromEnd ? page.reverse() : page
}

interface ScoredSlots {
  slots: Uint32Array
  scores: Uint16Array
}

/** The number of hits by score, reused by each query. */
const countByScore = new Uint32Array(65536)

/** One page of the matching slots, the best score first; `order` decides between equal scores. */
export function pageByScore(
  hits: ScoredSlots,
  matches: Bitset,
  order: SlotOrder,
  scratch: ScratchSets,
  { skip, limit, maxToSort = order.length / sortThreshold }: PageRange,
): number[] {
  let best = 0
  for (let at = 0; at < hits.scores.length; at++) if (hits.scores[at]! > best) best = hits.scores[at]!
  countByScore.fill(0, 0, best + 1)
  for (let at = 0; at < hits.slots.length; at++)
    if (matches.has(hits.slots[at]!)) countByScore[hits.scores[at]!]!++

  const page: number[] = []
  let before = 0
  for (let score = best; score >= 0 && page.length < limit; score--) {
    const count = countByScore[score]!
    // Scores have gaps of thousands, and each look for hits is one at all of them.
    if (count > 0 && before + count > skip) {
      const equal = slotsWithScore(hits, matches, score, count)
      const rest = { skip: Math.max(0, skip - before), limit: limit - page.length }
      if (count <= maxToSort)
        page.push(...equal.sort(order.compare).subarray(rest.skip, rest.skip + rest.limit))
      else page.push(...pageInOrder(setOf(equal, scratch), count, order, false, { ...rest, maxToSort }))
    }
    before += count
  }
  return page
}

function slotsWithScore(
  { slots, scores }: ScoredSlots,
  matches: Bitset,
  score: number,
  count: number,
): Uint32Array {
  const equal = new Uint32Array(count)
  let used = 0
  for (let at = 0; at < slots.length; at++)
    if (scores[at] === score && matches.has(slots[at]!)) equal[used++] = slots[at]!
  return equal
}

function setOf(slots: Uint32Array, scratch: ScratchSets): Bitset {
  const set = scratch.empty()
  set.addAll(slots)
  return set
}
