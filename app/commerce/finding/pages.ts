import type { Bitset } from './bitset.ts'
import type { ScratchSets } from './scratch-sets.ts'
import type { SlotOrder } from './slot-order.ts'

/**
 * Where no more than one in so many was found, putting them in order is sooner done than walking through all products in
 * order: a step of the walk asks for one bit, a comparison reads two products.
 */
const oneIn = 400

/** Which part of what was found is wanted; up to `few` are put in order, through more the whole order is walked. */
interface Wanted {
  skip: number
  limit: number
  few?: number
}

/** The slots of one page of what was found, in an order. */
export function pageInOrder(
  found: Bitset,
  total: number,
  order: SlotOrder,
  backwards: boolean,
  { skip, limit, few = order.length / oneIn }: Wanted,
): number[] {
  if (skip >= total) return []
  if (total <= few) {
    const slots: number[] = []
    found.forEach(slot => void slots.push(slot))
    slots.sort(backwards ? (a, b) => order.compare(b, a) : order.compare)
    return slots.slice(skip, skip + limit)
  }
  const page: number[] = []
  const { slots, length } = order
  // From whichever end is nearer.
  const last = Math.min(skip + limit, total)
  const fromEnd = skip > total / 2
  const before = fromEnd ? total - last : skip
  const wanted = last - skip
  const down = backwards !== fromEnd
  let seen = 0
  for (let step = 0; page.length < wanted && step < length; step++) {
    const slot = slots[down ? length - 1 - step : step]!
    if (found.has(slot) && seen++ >= before) page.push(slot)
  }
  return fromEnd ? page.reverse() : page
}

interface Hits {
  slots: Uint32Array
  scores: Uint16Array
}

/** How many hits there are of each score, for one question after the other. */
const howMany = new Uint32Array(65536)

/** The slots of one page of what was found, the best score first; `order` decides between equal ones. */
export function pageByScore(
  hits: Hits,
  found: Bitset,
  order: SlotOrder,
  scratch: ScratchSets,
  { skip, limit, few = order.length / oneIn }: Wanted,
): number[] {
  let best = 0
  for (let at = 0; at < hits.scores.length; at++) if (hits.scores[at]! > best) best = hits.scores[at]!
  howMany.fill(0, 0, best + 1)
  for (let at = 0; at < hits.slots.length; at++) if (found.has(hits.slots[at]!)) howMany[hits.scores[at]!]!++

  const page: number[] = []
  let before = 0
  for (let score = best; score >= 0 && page.length < limit; score--) {
    const count = howMany[score]!
    if (before + count > skip) {
      const alike = ofScore(hits, found, score, count)
      const rest = { skip: Math.max(0, skip - before), limit: limit - page.length }
      if (count <= few) page.push(...alike.sort(order.compare).subarray(rest.skip, rest.skip + rest.limit))
      else page.push(...pageInOrder(setOf(alike, scratch), count, order, false, { ...rest, few }))
    }
    before += count
  }
  return page
}

function ofScore({ slots, scores }: Hits, found: Bitset, score: number, count: number): Uint32Array {
  const alike = new Uint32Array(count)
  let used = 0
  for (let at = 0; at < slots.length; at++)
    if (scores[at] === score && found.has(slots[at]!)) alike[used++] = slots[at]!
  return alike
}

function setOf(slots: Uint32Array, scratch: ScratchSets): Bitset {
  const set = scratch.empty()
  set.addAll(slots)
  return set
}
