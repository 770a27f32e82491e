import { href } from 'react-router'
import { readCards } from '../../commerce/catalog/card-store.server.ts'
import type { ProductCard } from '../../commerce/catalog/product.ts'
import type { CatalogIndex } from '../../commerce/catalog-index/catalog-index.ts'
import { allProductsQuery } from '../../commerce/catalog-index/listing-query.ts'
import { type HighlightedText, highlightMatches } from '../../commerce/search/highlight.ts'
import { fold } from '../../commerce/search/words/fold.ts'
import { shopContext } from '../../web/shop/context.ts'
import { resolveSku } from '../listing/load/resolve-sku.server.ts'
import { readListingParams } from '../listing/params/listing-params.ts'
import type { Route } from './+types/suggestions.ts'

export interface SuggestedProduct {
  to: string
  title: HighlightedText[]
  card: ProductCard
}

export interface Suggestions {
  products: SuggestedProduct[]
  /** Categories and brands with a matching name. */
  groups: { to: string; name: string; kind: 'category' | 'brand' }[]
}

const maxProducts = 6
const maxGroups = 4
const noMatches = { stems: [], prefixes: [] }

/** The best products for a search as it is typed, and categories and brands with a matching name. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, catalog } = context.get(shopContext)
  const { search: searchText } = readListingParams(new URL(request.url).searchParams)
  if (searchText === '') return Response.json({ products: [], groups: [] } satisfies Suggestions)
  const { index } = catalog
  const query = { ...allProductsQuery, searchText, limit: maxProducts }
  const { ids, search } = index.find(...(await resolveSku(db, query)))
  const cards = await readCards(db, ids)
  const suggestions: Suggestions = {
    products: cards.map(card => ({
      to: href('/productDetails/:slug?', { slug: card.slug }),
      title: highlightMatches(card.title, search?.matchedWords ?? noMatches),
      card,
    })),
    groups: groupsNamed(index, searchText),
  }
  return Response.json(suggestions)
}

/** Categories and brands with a word that starts with the typed text, those with the most products first. */
function groupsNamed(index: CatalogIndex, text: string): Suggestions['groups'] {
  const typed = fold(text)
  const { counts } = index.list(allProductsQuery)
  const { categories, brands } = index.taxonomy
  const matches = (name: string) => ` ${fold(name)}`.includes(` ${typed}`)
  const groups = [
    ...categories.map(({ slug, name }, position) => ({
      to: href('/Shop/:category?', { category: slug }),
      name,
      kind: 'category' as const,
      count: counts.categories[position]!,
    })),
    ...brands.map(({ slug, name }, position) => ({
      to: href('/brands/:brand', { brand: slug }),
      name,
      kind: 'brand' as const,
      count: counts.brands[position]!,
    })),
  ]
  return groups
    .filter(({ name, count }) => count > 0 && matches(name))
    .sort((a, b) => b.count - a.count)
    .slice(0, maxGroups)
    .map(({ count: _, ...group }) => group)
}
