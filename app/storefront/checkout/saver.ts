/** Sends what is filled in, one after the other: what was typed last is what is kept. */
export class Saver {
  readonly #send: (more: Record<string, string>) => Promise<void>
  #timer: ReturnType<typeof setTimeout> | undefined
  #busy = false
  #next: Record<string, string> | undefined

  /** `send` reads the form when it is its turn. */
  constructor(send: (more: Record<string, string>) => Promise<void>) {
    this.#send = send
  }

  /** Sends when nothing was typed for a while, in milliseconds. */
  later(pause: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.now(), pause)
  }

  /** Sends at once, or as soon as what is on its way has come back. */
  now(more: Record<string, string> = {}): void {
    clearTimeout(this.#timer)
    if (this.#busy) {
      this.#next = { ...this.#next, ...more }
      return
    }
    this.#busy = true
    void this.#send(more).finally(() => {
      this.#busy = false
      const next = this.#next
      this.#next = undefined
      if (next) this.now(next)
    })
  }

  stop(): void {
    clearTimeout(this.#timer)
  }
}
