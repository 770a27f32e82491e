import type { Bitset } from './bitset.ts'
import type { SetMemory } from './set-memory.ts'

/** More than any question needs: two for each group of filters, those that they leave, and what is looked at. */
export const setsOfOneQuestion = 32

/**
 * Sets that live as long as one question. At a million products each takes 125 KB: new ones for every question would be
 * most of the garbage collector's work.
 */
export class ScratchSets {
  readonly #memory: SetMemory
  readonly #sets: Bitset[] = []
  #used = 0

  constructor(memory: SetMemory) {
    this.#memory = memory
  }

  /** Another question: the sets of the last one are taken anew. */
  begin(): void {
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
