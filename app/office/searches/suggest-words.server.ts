import type { CatalogIndex } from '#commerce/catalog/index/catalog-index.ts'
import { allProductsQuery } from '#commerce/catalog/index/listing-query.ts'
import { normalizedWords } from '#commerce/catalog/search/synonyms.ts'

const maxSuggestions = 3

/** Words are tried until enough find something, but no more than this. */
const maxTried = 12

export interface SuggestedWord {
  means: string
  total: number
}

/** The part of a query that finds nothing by itself, and words of products that look like it, with how much they find. */
export function suggestWords(
  index: CatalogIndex,
  query: string,
): { word: string; suggestions: SuggestedWord[] } {
  const { search } = index.find({ ...allProductsQuery, searchText: query })
  const unknown = search?.unknownWords ?? []
  const word = unknown.length > 0 ? unknown.join(' ') : normalizedWords(query)
  if (unknown.length !== 1) return { word, suggestions: [] }
  const suggestions: SuggestedWord[] = []
  for (const means of index.text.similarWords(word).slice(0, maxTried)) {
    const { total } = index.find({ ...allProductsQuery, searchText: means })
    if (total > 0) suggestions.push({ means, total })
    if (suggestions.length === maxSuggestions) break
  }
  return { word, suggestions }
}
