import { href } from 'react-router'
import { allProductsQuery } from '#commerce/catalog/index/listing-query.ts'
import { readCards, readCardsBySlug } from '#commerce/catalog/products/cards/card-store.server.ts'
import { fold } from '#commerce/catalog/search/words/fold.ts'
import { readNamedPages } from '#commerce/catalog/search-misses/target-store.server.ts'
import { type searchesMessages, searchesMessages as texts } from '#messages/office/searches.ts'
import type { Shop } from '#web/shop/shop.server.ts'

const maxTargets = 6
const maxProducts = 3

/** Pages whose name has a word that starts with the text, then products that it finds. */
export async function findTargets(shop: Shop, text: string, now: Date): Promise<SearchTarget[]> {
  const typed = ` ${fold(text).trim()}`
  const isNamed = ({ title }: SearchTarget) => ` ${fold(title)}`.includes(typed)
  const named = (await readTargets(shop, now)).filter(isNamed)
  const { ids } = shop.catalog.index.find({ ...allProductsQuery, searchText: text, limit: maxProducts })
  const products = (await readCards(shop.db, ids)).map(({ slug, title }) => productTarget(slug, title))
  const found = [...named.slice(0, maxTargets - products.length), ...products]
  return [...new Map(found.map(target => [target.to, target])).values()]
}

/** The page at an address of the shop; undefined if there is none. */
export async function findTargetAt(shop: Shop, target: string, now: Date): Promise<SearchTarget | undefined> {
  const path = pathOf(target)
  const [first = '', second] = path.slice(1).split('/')
  if (first === 'productdetails' && second !== undefined) return findProductAt(shop, target)
  const known = texts.pages[first]
  if (known !== undefined && second === undefined) return { kind: 'page', title: known, to: target }
  const found = (await readTargets(shop, now)).find(({ to }) => pathOf(to) === path)
  return found && { ...found, to: target }
}

async function findProductAt(shop: Shop, target: string): Promise<SearchTarget | undefined> {
  const slug = decoded(new URL(target, 'https://shop.invalid').pathname.split('/')[2]!)
  const [card] = slug === undefined ? [] : await readCardsBySlug(shop.db, [slug])
  return card && { kind: 'product', title: card.title, to: target }
}

/** Undefined for a broken address. */
function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}

/** Everything with a name, but for products. */
async function readTargets({ db, catalog }: Shop, now: Date): Promise<SearchTarget[]> {
  const { categories, brands } = catalog.index.taxonomy
  const { pages, entries, collections } = await readNamedPages(db, now)
  return [
    ...categories.map(
      ({ slug, name }): SearchTarget => ({
        ...{ kind: 'category', title: name },
        to: href('/Shop/:category?', { category: slug }),
      }),
    ),
    ...brands.map(
      ({ slug, name }): SearchTarget => ({
        ...{ kind: 'brand', title: name },
        to: href('/brands/:brand', { brand: slug }),
      }),
    ),
    ...pages.map(
      ({ slug, title }): SearchTarget => ({
        ...{ kind: 'page', title },
        to: texts.pages[slug] === undefined ? href('/pages/:slug', { slug }) : `/${slug}`,
      }),
    ),
    ...collections.map(
      ({ slug, title }): SearchTarget => ({
        ...{ kind: 'collection', title },
        to: href('/collections/:collection', { collection: slug }),
      }),
    ),
    ...entries.map(
      ({ slug, title }): SearchTarget => ({
        ...{ kind: 'entry', title },
        to: href('/journal/:slug', { slug }),
      }),
    ),
  ]
}

function productTarget(slug: string, title: string): SearchTarget {
  return { kind: 'product', title, to: href('/productDetails/:slug?', { slug }) }
}

/** In lowercase, as addresses of the shop are found in any case. */
function pathOf(target: string): string {
  const { pathname } = new URL(target, 'https://shop.invalid')
  return pathname.toLowerCase().replace(/(?<=.)\/$/, '')
}

/** A page of the shop that a search may lead to. */
interface SearchTarget {
  kind: keyof typeof searchesMessages.kinds
  title: string
  to: string
}
