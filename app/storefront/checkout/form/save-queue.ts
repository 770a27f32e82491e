type Extra = Record<string, string>

/** Sends one save at a time; requests that arrive meanwhile become one more save. */
export class SaveQueue {
  readonly #send: (extra: Extra) => Promise<void>
  #timer: ReturnType<typeof setTimeout> | undefined
  #isBusy = false
  #next: Extra | undefined

  /** `send` reads the form itself and posts it with the extra fields. */
  constructor(send: (extra: Extra) => Promise<void>) {
    this.#send = send
  }

  /** Saves after this many milliseconds without another call. */
  saveLater(delay: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.saveNow(), delay)
  }

  saveNow(extra: Extra = {}): void {
    clearTimeout(this.#timer)
    if (this.#isBusy) {
      this.#next = { ...this.#next, ...extra }
      return
    }
    this.#isBusy = true
    void this.#send(extra).finally(() => {
      this.#isBusy = false
      const next = this.#next
      this.#next = undefined
      if (next) this.saveNow(next)
    })
  }

  /** Drops a delayed save. */
  cancel(): void {
    clearTimeout(this.#timer)
  }
}
