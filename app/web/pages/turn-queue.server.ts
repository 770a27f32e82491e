/**
 * Starts long work one piece per turn of the event loop, so that health checks and cached pages wait for one piece and not for
 * all.
 */
export class TurnQueue {
  readonly #waiting: (() => void)[] = []
  #isGiving = false

  /** Resolves when the caller may start. */
  next(): Promise<void> {
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

/** One queue per process, because a process has one event loop. */
export const renderTurns = new TurnQueue()
