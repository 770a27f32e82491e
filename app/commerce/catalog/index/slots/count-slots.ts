import { countBits } from '../../search/count-bits.ts'
import type { Bitset } from './bitset.ts'
import type { SetMemory } from './set-memory.ts'

/** How many of the slots each set has; only for the sets at `places` if given. */
export function countSlotsPerSet(
  memory: SetMemory,
  slots: Bitset,
  sets: readonly Bitset[],
  positions?: readonly number[],
): Uint32Array {
  const counts = new Uint32Array(sets.length)
  for (const position of positions ?? sets.keys()) counts[position] = memory.countBoth(slots, sets[position]!)
  return counts
}

/** With this many bits set in a word, visiting all 32 is faster than finding them. */
const denseWord = 12

/** How many of the slots have each value of a column. All values are below `values`. */
export function countSlotsPerValue(slots: Bitset, column: Uint32Array, values: number): Uint32Array {
  const counts = new Uint32Array(values)
  const { words } = slots
  for (let at = 0; at < words.length; at++) {
    let word = words[at]!
    if (countBits(word) >= denseWord) {
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
