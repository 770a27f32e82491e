import { Bitset } from './bitset.ts'
import type { SlotOrder } from './slot-order.ts'

/**
 * Where no more than one in so many was found, putting them in order is sooner done than walking through all products in
 * order: a step of the walk asks for one bit, a comparison reads two products.
 */
const oneIn = 400

/** The slots of one page of what was found, in an order. */
export function pageInOrder(
  found: Bitset,
  total: number,
  order: SlotOrder,
  backwards: boolean,
  skip: number,
  limit: number,
  few = order.length / oneIn,
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

/** The slots of one page of what was found, the best score first; `order` decides between equal ones. */
export function pageByScore(
  hits: { slots: Uint32Array; scores: Uint16Array },
  found: Bitset,
  order: SlotOrder,
  skip: number,
  limit: number,
  few = order.length / oneIn,
): number[] {
  const howMany = new Uint32Array(65536)
  for (let at = 0; at < hits.slots.length; at++) if (found.has(hits.slots[at]!)) howMany[hits.scores[at]!]!++

  const page: number[] = []
  let before = 0
  for (let score = 65535; score >= 0 && page.length < limit; score--) {
    const count = howMany[score]!
    if (count === 0) continue
    if (before + count > skip) {
      const from = Math.max(0, skip - before)
      page.push(...ofScore(hits, found, score, count, order, from, limit - page.length, few))
    }
    before += count
  }
  return page
}

function ofScore(
  hits: { slots: Uint32Array; scores: Uint16Array },
  found: Bitset,
  score: number,
  count: number,
  order: SlotOrder,
  skip: number,
  limit: number,
  few: number,
): number[] {
  const same = new Uint32Array(count)
  let used = 0
  for (let at = 0; at < hits.slots.length; at++)
    if (hits.scores[at] === score && found.has(hits.slots[at]!)) same[used++] = hits.slots[at]!
  if (count <= few) return [...same.sort(order.compare).subarray(skip, skip + limit)]
  // So many alike: the order is walked through instead of being made.
  const alike = new Bitset(32 * found.words.length)
  alike.addAll(same)
  const page: number[] = []
  let seen = 0
  for (let step = 0; page.length < limit && step < order.length; step++) {
    const slot = order.slots[step]!
    if (alike.has(slot) && seen++ >= skip) page.push(slot)
  }
  return page
}
