import { href } from 'react-router'
import type { CatalogIndex } from '#commerce/catalog/index/catalog-index.ts'
import { listingParamNames } from '#commerce/catalog/index/listing-param-names.ts'
import { allProductsQuery, type FacetCounts } from '#commerce/catalog/index/listing-query.ts'
import { fold } from '#commerce/catalog/search/words/fold.ts'

export interface SuggestedGroup {
  to: string
  name: string
  kind: 'category' | 'brand'
  /** Set if it only has the results of this search. */
  searchText?: string
}

const maxNamed = 4
const maxNarrowing = { category: 2, brand: 1 }

export function searchUrl(searchText: string): string {
  return `${href('/Shop/:category?')}?${new URLSearchParams({ [listingParamNames.search]: searchText })}`
}

/** Categories and brands with a word that starts with the typed text, those with the most products first. */
export function groupsNamed(index: CatalogIndex, text: string): SuggestedGroup[] {
  const typed = ` ${fold(text)}`
  return groupsBySize(index, index.list(allProductsQuery).counts)
    .filter(({ name }) => ` ${fold(name)}`.includes(typed))
    .slice(0, maxNamed)
    .map(({ slug, name, kind }) => ({
      to:
        kind === 'category'
          ? href('/Shop/:category?', { category: slug })
          : href('/brands/:brand', { brand: slug }),
      name,
      kind,
    }))
}

/** The top categories and the brand with the most of a search's results, but not all of them. */
export function narrowingGroups(
  index: CatalogIndex,
  { counts, total }: { counts: FacetCounts; total: number },
  searchText: string,
): SuggestedGroup[] {
  const groups = groupsBySize(index, counts).filter(({ count, isTop }) => isTop && count < total)
  return (['category', 'brand'] as const).flatMap(kind =>
    groups
      .filter(group => group.kind === kind)
      .slice(0, maxNarrowing[kind])
      .map(({ slug, name }) => {
        const param = listingParamNames[kind === 'category' ? 'categories' : 'brands']
        return { to: `${searchUrl(searchText)}&${param}=${slug}`, name, kind, searchText }
      }),
  )
}

interface SizedGroup {
  slug: string
  name: string
  kind: 'category' | 'brand'
  isTop: boolean
  count: number
}

/** Every category and brand with products, largest first. */
function groupsBySize({ taxonomy }: CatalogIndex, counts: FacetCounts): SizedGroup[] {
  const categories = taxonomy.categories.map(({ slug, name, parent }, position) => ({
    slug,
    name,
    kind: 'category' as const,
    isTop: parent === null,
    count: counts.categories[position]!,
  }))
  const brands = taxonomy.brands.map(({ slug, name }, position) => ({
    slug,
    name,
    kind: 'brand' as const,
    isTop: true,
    count: counts.brands[position]!,
  }))
  return [...categories, ...brands].filter(({ count }) => count > 0).sort((a, b) => b.count - a.count)
}
