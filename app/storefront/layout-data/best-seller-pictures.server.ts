import type { CatalogIndex } from '#commerce/catalog/index/catalog-index.ts'
import { allProductsQuery, type Filters, noFilters } from '#commerce/catalog/index/listing-query.ts'
import type { Picture } from '#commerce/catalog/pictures/picture.ts'
import { readCards } from '#commerce/catalog/products/cards/card-store.server.ts'
import type { Db } from '#db/schema/schema.ts'

/** Enough best sellers to find one that no other has. */
const candidates = 8

/** For each of these filters the picture of a best seller, a different one if possible; null without products. */
export async function readBestSellerPictures(
  db: Db,
  index: CatalogIndex,
  each: readonly Partial<Filters>[],
): Promise<(Picture | null)[]> {
  const ids = differentBestSellers(index, each)
  const cards = await readCards(
    db,
    ids.filter(id => id !== undefined),
  )
  const pictures = new Map(cards.map(({ id, picture }) => [id, picture]))
  return ids.map(id => (id !== undefined && pictures.get(id)) || null)
}

function differentBestSellers(
  index: CatalogIndex,
  each: readonly Partial<Filters>[],
): (number | undefined)[] {
  const taken = new Set<number>()
  return each.map(filter => {
    const filters = { ...noFilters, ...filter }
    const { ids } = index.find({ ...allProductsQuery, filters, sort: 'best-selling', limit: candidates })
    const id = ids.find(id => !taken.has(id)) ?? ids[0]
    if (id !== undefined) taken.add(id)
    return id
  })
}
