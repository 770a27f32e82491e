import { queryWords } from './words/fold.ts'
import { stem } from './words/stem.ts'

/** What the merchant says of whole queries, found in singular or plural. */
export class QueryMap<T> {
  readonly #values = new Map<string, T>()

  constructor(entries: readonly (readonly [query: string, value: T])[]) {
    for (const [query, value] of entries) this.#values.set(keyOf(query, stem), value)
    for (const [query, value] of entries) this.#values.set(keyOf(query), value)
  }

  get(query: string): T | undefined {
    if (this.#values.size === 0) return undefined
    return this.#values.get(keyOf(query)) ?? this.#values.get(keyOf(query, stem))
  }
}

function keyOf(query: string, spell = (word: string) => word): string {
  return queryWords(query).map(spell).join(' ')
}
