import { allProductsQuery } from '#commerce/catalog/index/listing-query.ts'
import { pictureUrl, servedWidths } from '#commerce/catalog/pictures/picture.ts'
import { readCards } from '#commerce/catalog/products/cards/card-store.server.ts'
import { toDecimalString } from '#commerce/values/currency.ts'
import { readWholeNumber } from '#commerce/values/whole-number.ts'
import { shopContext } from '#web/shop/context.ts'
import type { Route } from './+types/product-list.ts'

/**
 * The shop's products for other shops, newest first, in the format of product list services. `limit` is 1 to 100, by default 30;
 * invalid values count as missing. Prices are in the main unit of `currency`.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, catalog, settings } = context.get(shopContext)
  const { currency } = await settings()
  const { origin, searchParams } = new URL(request.url)
  const limit = Math.min(Math.max(readWholeNumber(searchParams.get('limit')) ?? 30, 1), 100)
  const skip = readWholeNumber(searchParams.get('skip'), Number.MAX_SAFE_INTEGER) ?? 0

  const { ids, total } = catalog.index.find({ ...allProductsQuery, sort: 'newest', skip, limit })
  const products = (await readCards(db, ids)).map(({ id, title, price, picture }) => ({
    id,
    title,
    price: Number(toDecimalString(price, currency)),
    thumbnail: picture
      ? origin + pictureUrl({ hash: picture.hash, width: thumbnailWidth(picture.width), format: 'webp' })
      : null,
  }))
  return Response.json(
    { products, total, skip, limit, currency },
    {
      headers: {
        'Access-Control-Allow-Origin': '*',
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'Cache-Control': 'public, max-age=60',
      },
    },
  )
}

function thumbnailWidth(masterWidth: number): number {
  const widths = servedWidths(masterWidth)
  return widths.find(width => width >= 640) ?? widths.at(-1)!
}
