import { type FoundSlots, mergeFound } from './query/found-slots.ts'
import { QueryMap } from './query-map.ts'

/** The merchant's choice of results for a search, as ids of products. */
export interface Arrangement {
  /** They come first in this order, found or not. */
  pinned: readonly number[]
  /** They're left out. */
  hidden: readonly number[]
}

export const noArrangements = new QueryMap<Arrangement>([])

/** Above the score of any match. */
const topScore = 0xffff

/** The found slots with others first and without some. */
export function arrangeFound(found: FoundSlots, slots: Arrangement): FoundSlots {
  const places = slots.pinned
    .map((slot, at) => [slot, topScore - at] as const)
    .sort(([one], [other]) => one - other)
  const pinned = {
    slots: Uint32Array.from(places, ([slot]) => slot),
    scores: Uint16Array.from(places, ([, score]) => score),
  }
  const hidden = new Set(slots.hidden)
  const all = mergeFound(pinned, found)
  const positions = [...all.slots.keys()].filter(at => !hidden.has(all.slots[at]!))
  return {
    slots: Uint32Array.from(positions, at => all.slots[at]!),
    scores: Uint16Array.from(positions, at => all.scores[at]!),
  }
}
