import { setImmediate } from 'node:timers/promises'

/** How long work that can wait may hold the process before whoever asks meanwhile is answered, in milliseconds. */
const longestSlice = 15

/** Long work in slices: `await slices.pause()` between its steps gives the event loop back whenever it was held too long. */
export class Slices {
  #began = performance.now()

  async pause(): Promise<void> {
    if (performance.now() - this.#began < longestSlice) return
    await setImmediate()
    this.#began = performance.now()
  }
}
