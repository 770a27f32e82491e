import { allProductsQuery } from '#commerce/catalog/index/listing-query.ts'
import { readCards } from '#commerce/catalog/products/cards/card-store.server.ts'
import { readSynonyms } from '#commerce/catalog/search/search-answer-store.server.ts'
import { Synonyms } from '#commerce/catalog/search/synonyms.ts'
import { isLink } from '#commerce/editing/input/is-link.ts'
import { readSearch } from '#commerce/values/typed/typed-text.ts'
import { formatPrice } from '#messages/format.ts'
import { searchesMessages as texts } from '#messages/office/searches.ts'
import type { Shop } from '#web/shop/shop.server.ts'
import { findTargetAt, findTargets } from './find-targets.server.ts'

/** What is typed beside a search, each possibly empty. */
export interface TypedAnswer {
  query: string
  word: string
  means: string
  target: string
}

const maxTyped = 500
const maxShown = 4

export function readTypedAnswer(params: URLSearchParams): TypedAnswer {
  const read = (name: string) => readSearch(params, maxTyped, name)
  return { query: read('query'), word: read('word'), means: read('means'), target: read('target') }
}

/** The results that a search would have with the typed synonym. */
export async function previewSynonym(
  { db, catalog }: Shop,
  { query, word, means }: Omit<TypedAnswer, 'target'>,
) {
  if (word === '' || means === '') return null
  const synonyms = new Synonyms([...(await readSynonyms(db)), { word, means }])
  const { ids, total } = catalog.index.find({
    ...{ ...allProductsQuery, searchText: query || word, synonyms },
    limit: maxShown,
  })
  const products = (await readCards(db, ids)).map(({ id, title, price, picture }) => ({
    ...{ id, title, picture, price: formatPrice(price) },
  }))
  return { total, products }
}

/** The page that an address leads to, or the pages that a text may mean. */
export async function previewRedirect(shop: Shop, target: string, now: Date) {
  const isAddress = target.startsWith('/') || target.includes('://')
  if (target === '') return null
  if (!isAddress) return { leadsTo: null, isThere: false, matches: await findTargets(shop, target, now) }
  const leadsTo = await describeTarget(shop, target, now)
  return { leadsTo: leadsTo ?? texts.redirect.nothingThere, isThere: leadsTo !== undefined, matches: [] }
}

async function describeTarget(shop: Shop, target: string, now: Date): Promise<string | undefined> {
  if (!isLink(target)) return undefined
  if (!target.startsWith('/')) return texts.redirect.leadsElsewhere(new URL(target).host)
  const found = await findTargetAt(shop, target, now)
  return found && texts.redirect.leadsTo(texts.kinds[found.kind], found.title)
}

export type SynonymPreview = Awaited<ReturnType<typeof previewSynonym>>
export type RedirectPreview = Awaited<ReturnType<typeof previewRedirect>>
