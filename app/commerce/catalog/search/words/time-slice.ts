/** Divides long work, so that requests are served in between: `if (slice.isOver()) await slice.next()`. */
export class TimeSlice {
  #started = performance.now()

  /** In milliseconds. */
  readonly #length = 8

  isOver(): boolean {
    return performance.now() - this.#started > this.#length
  }

  async next(): Promise<void> {
    await new Promise(resolve => setImmediate(resolve))
    this.#started = performance.now()
  }
}
