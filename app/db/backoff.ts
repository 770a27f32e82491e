/** Pauses before the next attempt: each twice as long as the one before, and never the same in two processes. */
export class Backoff {
  readonly #first: number
  readonly #longest: number
  readonly #random: () => number
  #failures = 0

  /** The first and the longest pause, in milliseconds; `random` gives a number from 0 to 1. */
  constructor(first: number, longest: number, random: () => number = Math.random) {
    this.#first = first
    this.#longest = longest
    this.#random = random
  }

  /** How long to wait after one more failure, in milliseconds: from half the pause to all of it. */
  next(): number {
    const pause = Math.min(this.#first * 2 ** this.#failures, this.#longest)
    this.#failures = Math.min(this.#failures + 1, 30)
    return pause * (0.5 + this.#random() / 2)
  }

  /** After a success the next pause is the first again. */
  reset(): void {
    this.#failures = 0
  }
}
