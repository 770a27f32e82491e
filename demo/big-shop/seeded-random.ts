/** A random number generator that gives the same numbers for a seed on every machine. */
export class SeededRandom {
  #state: number

  constructor(seed: number) {
    // Seeds are consecutive, so they are mixed first.
    this.#state = mixBits(mixBits(seed) + 0x9e3779b9)
  }

  /** From 0 (inclusive) to 1 (exclusive). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    return mixBits(this.#state) / 2 ** 32
  }

  /** Both ends inclusive. */
  integer(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1))
  }

  chance(share: number): boolean {
    return this.next() < share
  }

  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() * list.length)]!
  }

  /** Prefers the front of the list: the larger the `skew`, the more. */
  pickSkewed<T>(list: readonly T[], skew: number): T {
    return list[Math.floor(this.next() ** skew * list.length)]!
  }

  /** At most `count` distinct entries in the order of the list. */
  sample<T>(list: readonly T[], count: number): T[] {
    const chosen: T[] = []
    for (const [index, entry] of list.entries())
      if (this.next() < (count - chosen.length) / (list.length - index)) chosen.push(entry)
    return chosen
  }
}

/** The finalizer of MurmurHash3: every bit of the input affects every bit of the result. */
function mixBits(number: number): number {
  let bits = number | 0
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}
