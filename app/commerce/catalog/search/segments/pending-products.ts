/** Products of one segment that are not merged yet, with their entries outside the JavaScript heap. */
export class PendingProducts {
  #entries = new Uint32Array(256)
  #used = 0
  /** Pairs: the offset of a product in the segment, and where its entries end. */
  #products: number[] = []

  get size(): number {
    return this.#products.length / 2
  }

  add(offset: number, entries: readonly number[]): void {
    while (this.#used + entries.length > this.#entries.length) {
      const larger = new Uint32Array(this.#entries.length * 2)
      larger.set(this.#entries)
      this.#entries = larger
    }
    this.#entries.set(entries, this.#used)
    this.#used += entries.length
    this.#products.push(offset, this.#used)
  }

  offset(index: number): number {
    return this.#products[index * 2]!
  }

  entries(index: number): Uint32Array {
    const from = index === 0 ? 0 : this.#products[index * 2 - 1]!
    return this.#entries.subarray(from, this.#products[index * 2 + 1]!)
  }
}
