/** Requests come in between: long work asks after each piece whether it has had its share. */
export class Pace {
  #began = performance.now()

  /** Milliseconds; pieces between two questions add to it. */
  readonly #share = 8

  due(): boolean {
    return performance.now() - this.#began > this.#share
  }

  async rest(): Promise<void> {
    await new Promise(resolve => setImmediate(resolve))
    this.#began = performance.now()
  }
}
