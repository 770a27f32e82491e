/** Chance that repeats itself: the same seed gives the same throws, on every machine. */
export class Dice {
  #state: number

  constructor(seed: number) {
    // Seeds are numbers in a row: mixed first, so that neighbors have nothing in common.
    this.#state = mixed(mixed(seed) + 0x9e3779b9)
  }

  /** From 0 up to, never reaching, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    return mixed(this.#state) / 2 ** 32
  }

  /** Both ends included. */
  whole(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1))
  }

  happens(share: number): boolean {
    return this.next() < share
  }

  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() * list.length)]!
  }

  /** Prefers the front of the list, as customers have favorites: the larger `favor`, the more. */
  pickFavorite<T>(list: readonly T[], favor: number): T {
    return list[Math.floor(this.next() ** favor * list.length)]!
  }

  /** `count` different ones in the order of the list; all of them when it has no more. */
  pickSome<T>(list: readonly T[], count: number): T[] {
    const chosen: T[] = []
    for (const [index, entry] of list.entries())
      if (this.next() < (count - chosen.length) / (list.length - index)) chosen.push(entry)
    return chosen
  }
}

/** The finalizer of MurmurHash3: every bit of the number decides over every bit of the result. */
function mixed(number: number): number {
  let bits = number | 0
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}
