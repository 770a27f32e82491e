import { type Compare, sortInSlices } from '../../search/words/sort-in-slices.ts'
import type { TimeSlice } from '../../search/words/time-slice.ts'

/** All slots in one sort order, maintained while products change. */
export class SlotOrder {
  readonly compare: Compare
  slots = new Uint32Array(0)
  length = 0

  constructor(compare: Compare) {
    this.compare = compare
  }

  /** Sorts the slots 0 to `count` - 1. */
  async sort(count: number, capacity: number, slice: TimeSlice): Promise<void> {
    const slots = new Uint32Array(count)
    for (let slot = 0; slot < count; slot++) slots[slot] = slot
    const sorted = await sortInSlices(slots, this.compare, slice)
    this.slots = new Uint32Array(capacity)
    this.slots.set(sorted)
    this.length = count
  }

  /** Must be called before anything changes that the slot is sorted by. */
  remove(slot: number): void {
    const at = this.#position(slot)
    if (this.slots[at] !== slot) throw new Error(`slot ${slot} changed before it was removed from its order`)
    this.slots.copyWithin(at, at + 1, this.length)
    this.length--
  }

  /** Inserts a slot at its sorted position. */
  insert(slot: number): void {
    if (this.length === this.slots.length) {
      const slots = new Uint32Array(Math.ceil(1.25 * this.length) + 64)
      slots.set(this.slots)
      this.slots = slots
    }
    const at = this.#position(slot)
    this.slots.copyWithin(at + 1, at, this.length)
    this.slots[at] = slot
    this.length++
  }

  /** The slots with values from `from` to `to`, inclusive. The order must be by these values. */
  between(values: { [slot: number]: number }, from: number, to: number): Uint32Array {
    return this.slots.subarray(this.#firstFrom(values, from), this.#firstFrom(values, to + 1))
  }

  #firstFrom(values: { [slot: number]: number }, value: number): number {
    let [low, high] = [0, this.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (values[this.slots[middle]!]! < value) low = middle + 1
      else high = middle
    }
    return low
  }

  /** The position of a slot, or where it would be. */
  #position(slot: number): number {
    let [low, high] = [0, this.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.compare(this.slots[middle]!, slot) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
}
