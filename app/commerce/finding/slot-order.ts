import type { Pace } from '../search/pace.ts'

/** Below zero when slot `a` comes before slot `b`; never zero for two slots. */
export type Compare = (a: number, b: number) => number

const runLength = 2048

/** All slots in one order of the shop, kept in it while products change. */
export class SlotOrder {
  readonly compare: Compare
  slots = new Uint32Array(0)
  length = 0

  constructor(compare: Compare) {
    this.compare = compare
  }

  /** Puts the slots 0 to `count` - 1 in order: sorted runs, merged by two until one is left. */
  async sort(count: number, capacity: number, pace: Pace): Promise<void> {
    let from = new Uint32Array(capacity)
    for (let slot = 0; slot < count; slot++) from[slot] = slot
    for (let at = 0; at < count; at += runLength) {
      from.subarray(at, Math.min(at + runLength, count)).sort(this.compare)
      if (pace.due()) await pace.rest()
    }
    let to = new Uint32Array(capacity)
    for (let run = runLength; run < count; run *= 2) {
      for (let at = 0; at < count; at += 2 * run) await this.#merge(from, to, at, run, count, pace)
      ;[from, to] = [to, from]
    }
    this.slots = from
    this.length = count
  }

  async #merge(
    from: Uint32Array,
    to: Uint32Array,
    begin: number,
    run: number,
    count: number,
    pace: Pace,
  ): Promise<void> {
    const middle = Math.min(begin + run, count)
    const end = Math.min(begin + 2 * run, count)
    let [left, right, at] = [begin, middle, begin]
    while (left < middle || right < end) {
      const stop = Math.min(at + 4 * runLength, end)
      for (; at < stop; at++) {
        const takeLeft = right >= end || (left < middle && this.compare(from[left]!, from[right]!) < 0)
        to[at] = takeLeft ? from[left++]! : from[right++]!
      }
      if (pace.due()) await pace.rest()
    }
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
