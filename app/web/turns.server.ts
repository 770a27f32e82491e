/**
 * Lets long work begin one piece at a time, with a turn of the event loop between two: whatever came in meanwhile, such as a
 * health check or a kept page, waits for one piece and not for all.
 */
export class Turns {
  readonly #waiting: (() => void)[] = []
  #isGiving = false

  /** Resolves when it is this one's turn. */
  take(): Promise<void> {
    return new Promise(resolve => {
      this.#waiting.push(resolve)
      if (!this.#isGiving) setImmediate(this.#give)
      this.#isGiving = true
    })
  }

  readonly #give = (): void => {
    const next = this.#waiting.shift()
    this.#isGiving = next !== undefined
    if (!next) return
    next()
    setImmediate(this.#give)
  }
}

/** The turns of this process: it has one event loop, however many shops are open in it. */
export const pageTurns = new Turns()
