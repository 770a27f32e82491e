import { href } from 'react-router'
import { readCards } from '../../commerce/catalog/card-store.server.ts'
import type { ProductCard } from '../../commerce/catalog/product.ts'
import type { CatalogModel } from '../../commerce/finding/catalog-model.ts'
import { everything } from '../../commerce/finding/listing-query.ts'
import { fold } from '../../commerce/search/fold.ts'
import { type Marked, markWords } from '../../commerce/search/marks.ts'
import { shopContext } from '../../web/context.ts'
import { readChoice } from '../listing/listing-address.ts'
import { readAsSku } from '../listing/read-as-sku.server.ts'
import type { Route } from './+types/suggestions.ts'

/** What the search box offers while a shopper types. */
export interface Suggestions {
  products: { to: string; title: Marked[]; card: ProductCard }[]
  /** Categories and brands of that name. */
  parts: { to: string; name: string; kind: 'Category' | 'Brand' }[]
}

const mostProducts = 6
const mostParts = 4
const noWords = { stems: [], beginnings: [] }

/** What the words typed so far bring: the best products, and the categories and brands of that name. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, catalog } = context.get(shopContext)
  const { words } = readChoice(new URL(request.url).searchParams)
  if (words === '') return Response.json({ products: [], parts: [] } satisfies Suggestions)
  const { model } = catalog
  const query = { ...everything, words, limit: mostProducts }
  const { ids, search } = model.find(...(await readAsSku(db, query)))
  const cards = await readCards(db, ids)
  const suggestions: Suggestions = {
    products: cards.map(card => ({
      to: href('/productDetails/:slug?', { slug: card.slug }),
      title: markWords(card.title, search?.found ?? noWords),
      card,
    })),
    parts: partsNamed(model, words),
  }
  return Response.json(suggestions)
}

/** Categories and brands with a word that begins like what was typed; those with the most products first. */
function partsNamed(model: CatalogModel, words: string): Suggestions['parts'] {
  const typed = fold(words)
  const { counts } = model.list(everything)
  const { categories, brands } = model.taxonomy
  const named = (name: string) => ` ${fold(name)}`.includes(` ${typed}`)
  const parts = [
    ...categories.map(({ slug, name }, place) => ({
      to: href('/Shop/:category?', { category: slug }),
      name,
      kind: 'Category' as const,
      count: counts.categories[place]!,
    })),
    ...brands.map(({ slug, name }, place) => ({
      to: href('/brands/:brand', { brand: slug }),
      name,
      kind: 'Brand' as const,
      count: counts.brands[place]!,
    })),
  ]
  return parts
    .filter(({ name, count }) => count > 0 && named(name))
    .sort((a, b) => b.count - a.count)
    .slice(0, mostParts)
    .map(({ count: _, ...part }) => part)
}
