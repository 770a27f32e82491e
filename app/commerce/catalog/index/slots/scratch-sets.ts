import type { Bitset } from './bitset.ts'
import type { SetMemory } from './set-memory.ts'

/**
 * More than any query needs. A listing takes 20 values: up to 20 groups of the merchant's and 7 others are counted without
 * themselves, a group of several values has two sets, and there are a few intermediate results.
 */
export const scratchSetCount = 64

/** Sets for one query, reused by the next: at a million products each takes 125 KB, a lot of work for the garbage collector. */
export class ScratchSets {
  readonly #memory: SetMemory
  readonly #sets: Bitset[] = []
  #used = 0

  constructor(memory: SetMemory) {
    this.#memory = memory
  }

  /** Starts a query: the sets of the last one are reused. */
  reset(): void {
    this.#used = 0
  }

  empty(): Bitset {
    return this.#take().clear()
  }

  copyOf(other: Bitset): Bitset {
    return this.#take().copy(other)
  }

  #take(): Bitset {
    const set = this.#sets[this.#used] ?? this.#memory.newSet()
    this.#sets[this.#used++] = set
    return set
  }
}
