import type { Bitset } from './bitset.ts'

/**
 * How many of the slots each set has; only of the sets in these places, where that is given. A few slots are looked up one by
 * one, many are counted by the word.
 */
export function countSets(slots: Bitset, sets: readonly Bitset[], places?: readonly number[]): Uint32Array {
  const counts = new Uint32Array(sets.length)
  const few = slots.upTo(slots.words.length >>> 1)
  for (const place of places ?? sets.keys()) {
    const set = sets[place]!
    counts[place] = few ? howManyIn(set, few) : slots.countWith(set)
  }
  return counts
}

function howManyIn(set: Bitset, slots: Uint32Array): number {
  const { words } = set
  let count = 0
  for (let at = 0; at < slots.length; at++) {
    const slot = slots[at]!
    count += (words[slot >>> 5]! >>> (slot & 31)) & 1
  }
  return count
}

/** How many of the slots have each value of a column; all values are below `values`. */
export function countColumn(slots: Bitset, column: Uint32Array | Uint8Array, values: number): Uint32Array {
  const counts = new Uint32Array(values)
  const { words } = slots
  for (let at = 0; at < words.length; at++) {
    let word = words[at]!
    while (word !== 0) {
      const lowest = word & -word
      counts[column[(at << 5) + 31 - Math.clz32(lowest)]!]!++
      word ^= lowest
    }
  }
  return counts
}
