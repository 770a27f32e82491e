import { queryWords } from './words/fold.ts'
import { stem } from './words/stem.ts'

interface SearchRedirect {
  query: string
  /** A path of the shop, or an address elsewhere. */
  target: string
}

/** The merchant's redirects, found by a whole query, in singular or plural. */
export class SearchRedirects {
  readonly #targets = new Map<string, string>()

  constructor(redirects: readonly SearchRedirect[]) {
    for (const { query, target } of redirects) this.#targets.set(keyOf(query, stem), target)
    for (const { query, target } of redirects) this.#targets.set(keyOf(query), target)
  }

  targetOf(query: string): string | undefined {
    return this.#targets.get(keyOf(query)) ?? this.#targets.get(keyOf(query, stem))
  }
}

function keyOf(query: string, spell = (word: string) => word): string {
  return queryWords(query).map(spell).join(' ')
}
