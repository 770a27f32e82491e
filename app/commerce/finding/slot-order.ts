import type { Pace } from '../search/pace.ts'
import { type Compare, sortInPieces } from '../search/sort-in-pieces.ts'

/** All slots in one order of the shop, kept in it while products change. */
export class SlotOrder {
  readonly compare: Compare
  slots = new Uint32Array(0)
  length = 0

  constructor(compare: Compare) {
    this.compare = compare
  }

  /** Puts the slots 0 to `count` - 1 in order. */
  async sort(count: number, capacity: number, pace: Pace): Promise<void> {
    const slots = new Uint32Array(count)
    for (let slot = 0; slot < count; slot++) slots[slot] = slot
    const sorted = await sortInPieces(slots, this.compare, pace)
    this.slots = new Uint32Array(capacity)
    this.slots.set(sorted)
    this.length = count
  }

  /** Takes a slot out. To be called before anything changes that it is ordered by. */
  take(slot: number): void {
    const at = this.#place(slot)
    if (this.slots[at] !== slot) throw new Error(`slot ${slot} is not where the order has it`)
    this.slots.copyWithin(at, at + 1, this.length)
    this.length--
  }

  /** Puts a slot where it belongs now. */
  put(slot: number): void {
    if (this.length === this.slots.length) {
      const slots = new Uint32Array(Math.ceil(1.25 * this.length) + 64)
      slots.set(this.slots)
      this.slots = slots
    }
    const at = this.#place(slot)
    this.slots.copyWithin(at + 1, at, this.length)
    this.slots[at] = slot
    this.length++
  }

  /** The slots whose value is in a stretch of this order, which must be by value first: from `from` up to `to`. */
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

  /** Where a slot is, or would be: how many come before it. */
  #place(slot: number): number {
    let [low, high] = [0, this.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.compare(this.slots[middle]!, slot) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
}
