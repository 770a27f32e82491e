import { SeededRandom } from '#demo/big-shop/seeded-random.ts'

/** How often a part was dealt from each list, and the list's length. */
export type DealtParts = Map<string, { dealt: number; of: number }>

/** Random numbers of one request. It takes hostile parts in turn, so that few requests use all of them. */
export class AttackDice extends SeededRandom {
  readonly #parts: DealtParts

  constructor(seed: number, parts: DealtParts) {
    super(seed)
    this.#parts = parts
  }

  deal<T>(name: string, list: readonly T[]): T {
    const { dealt } = this.#parts.get(name) ?? { dealt: 0 }
    this.#parts.set(name, { dealt: dealt + 1, of: list.length })
    return list[dealt % list.length]!
  }
}
