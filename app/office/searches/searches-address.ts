import type { SearchMissKey } from '#commerce/catalog/search/search-miss-store.server.ts'
import { readWholeNumber } from '#commerce/values/whole-number.ts'

export const searchesPath = '/office/searches'

/** The page of one search. */
export function answerPath(query: string, form: '' | '/synonym' | '/redirect' = ''): string {
  return `${searchesPath}/answer${form}?${new URLSearchParams({ query })}`
}

export function writeMissKey({ count, query }: SearchMissKey): string {
  return `${count}:${query}`
}

/** Null for the first page. */
export function readMissKey(text: string | null): SearchMissKey | null {
  const [, typed, query] = /^(\d+):(.{1,100})$/.exec(text ?? '') ?? []
  const count = readWholeNumber(typed)
  return count === undefined ? null : { count, query: query! }
}
