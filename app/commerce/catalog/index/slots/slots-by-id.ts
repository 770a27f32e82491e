/** Finds a product's slot: by binary search among those of the first load, which have ascending ids, else in a map. */
export class SlotsById {
  readonly #later = new Map<number, number>()
  #ascending = 0

  /** Declares that the slots 0 to `count` - 1 have ascending ids. */
  setAscending(count: number): void {
    this.#ascending = count
  }

  add(id: number, slot: number): void {
    this.#later.set(id, slot)
  }

  find(ids: Int32Array, id: number): number | undefined {
    let [low, high] = [0, this.#ascending]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (ids[middle]! < id) low = middle + 1
      else high = middle
    }
    return low < this.#ascending && ids[low] === id ? low : this.#later.get(id)
  }
}
