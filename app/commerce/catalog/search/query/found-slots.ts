export interface FoundSlots {
  /** Ascending. */
  slots: Uint32Array
  /** By position of the slot; higher is better. */
  scores: Uint16Array
}

export const noneFound: FoundSlots = { slots: new Uint32Array(0), scores: new Uint16Array(0) }

/** The slots of both; one that is in both has its better score. */
export function mergeFound(one: FoundSlots, other: FoundSlots): FoundSlots {
  if (one.slots.length === 0) return other
  if (other.slots.length === 0) return one
  const slots = new Uint32Array(one.slots.length + other.slots.length)
  const scores = new Uint16Array(slots.length)
  let count = 0
  for (let a = 0, b = 0; a < one.slots.length || b < other.slots.length; count++) {
    const first = one.slots[a] ?? Number.POSITIVE_INFINITY
    const second = other.slots[b] ?? Number.POSITIVE_INFINITY
    slots[count] = Math.min(first, second)
    scores[count] = Math.max(first <= second ? one.scores[a++]! : 0, second <= first ? other.scores[b++]! : 0)
  }
  return { slots: slots.slice(0, count), scores: scores.slice(0, count) }
}
