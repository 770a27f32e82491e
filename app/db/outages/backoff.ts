/** Exponential backoff with jitter. */
export class Backoff {
  readonly #first: number
  readonly #longest: number
  readonly #random: () => number
  #failures = 0

  /** The first and the maximum pause, in milliseconds; `random` returns a number from 0 to 1. */
  constructor(first: number, longest: number, random: () => number = Math.random) {
    this.#first = first
    this.#longest = longest
    this.#random = random
  }

  /** How long to wait after another failure, in milliseconds: between half the pause and all of it. */
  next(): number {
    const pause = Math.min(this.#first * 2 ** this.#failures, this.#longest)
    this.#failures = Math.min(this.#failures + 1, 30)
    return pause * (0.5 + this.#random() / 2)
  }

  /** Starts over after a success. */
  reset(): void {
    this.#failures = 0
  }
}
