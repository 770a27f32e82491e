import { readCards } from '../../commerce/catalog/card-store.server.ts'
import { everything, noFilters } from '../../commerce/finding/listing-query.ts'
import type { Shop } from '../../web/shop.server.ts'
import { addressOf, type Choice } from './listing-address.ts'
import { removals } from './listing-chips.server.ts'
import { filtersOf, type Part } from './listing-part.server.ts'
import type { Instead } from './listing-view.ts'

/** Of so many filters it is found out what there would be without each: that is a search for every one. */
const maxTried = 6

/** How many best sellers console whoever found nothing. */
const consolation = 4

/** Nothing was found: which filter is in the way, what was perhaps meant, and what others like. */
export async function whatInstead(
  shop: Shop,
  part: Part,
  choice: Choice,
  nearest: string | undefined,
): Promise<Instead> {
  const { model } = shop.catalog
  const totalOf = (other: Choice) => {
    const filters = filtersOf(other, model.taxonomy, part.fixed)
    return model.find({ ...everything, filters, words: other.words }, part.among).total
  }
  const remove = removals(choice, model.taxonomy)
    .slice(0, maxTried)
    .map(({ label, without }) => {
      const first = { ...without, page: 1 }
      return { label, without: addressOf(part.path, first), total: totalOf(first) }
    })
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total)
  const bestSelling = model.find({
    ...everything,
    filters: { ...noFilters, inStock: true },
    sort: 'best-selling',
    limit: consolation,
  })
  return {
    respelled:
      nearest === undefined
        ? null
        : { words: nearest, to: addressOf(part.path, { ...choice, words: nearest, page: 1 }) },
    remove,
    bestSellers: await readCards(shop.db, bestSelling.ids),
  }
}
