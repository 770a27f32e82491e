/** Which slot a product has. Those of the first load are in the order of their ids; later ones need not be. */
export class SlotsById {
  readonly #later = new Map<number, number>()
  #ascending = 0

  /** Says that the slots 0 to `count` - 1 hold ascending ids. */
  noteAscending(count: number): void {
    this.#ascending = count
  }

  noteLater(id: number, slot: number): void {
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
