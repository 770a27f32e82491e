/** Limits the number of things that each key holds at the same time. */
export class CapPerKey {
  readonly #max: number
  readonly #held = new Map<string, number>()

  constructor(max: number) {
    this.#max = max
  }

  /** Whether the key may hold one more. Everything taken has to be released. */
  take(key: string): boolean {
    const held = this.#held.get(key) ?? 0
    if (held >= this.#max) return false
    this.#held.set(key, held + 1)
    return true
  }

  release(key: string): void {
    const held = this.#held.get(key) ?? 0
    if (held > 1) this.#held.set(key, held - 1)
    else this.#held.delete(key)
  }

  /** How many keys hold something. */
  get size(): number {
    return this.#held.size
  }
}
