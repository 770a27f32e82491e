import { type Bitset, onesIn } from './bitset.ts'
import type { SetMemory } from './set-memory.ts'

/** How many of the slots each set has; only of the sets in these places, where that is given. */
export function countSets(
  memory: SetMemory,
  slots: Bitset,
  sets: readonly Bitset[],
  places?: readonly number[],
): Uint32Array {
  const counts = new Uint32Array(sets.length)
  for (const place of places ?? sets.keys()) counts[place] = memory.countBoth(slots, sets[place]!)
  return counts
}

/** From so many slots in a word on it is quicker to look at all 32 than to look for them. */
const many = 12

/** How many of the slots have each value of a column; all values are below `values`. */
export function countColumn(slots: Bitset, column: Uint32Array, values: number): Uint32Array {
  const counts = new Uint32Array(values)
  const { words } = slots
  for (let at = 0; at < words.length; at++) {
    let word = words[at]!
    if (onesIn(word) >= many) {
      const first = at << 5
      for (let bit = 0; bit < 32; bit++) counts[column[first + bit]!]! += (word >>> bit) & 1
      continue
    }
    while (word !== 0) {
      const lowest = word & -word
      counts[column[(at << 5) + 31 - Math.clz32(lowest)]!]!++
      word ^= lowest
    }
  }
  return counts
}
