import { href } from 'react-router'
import { readCatalogChangeDate } from '#commerce/catalog/products/catalog-version-store.server.ts'
import { sitemapIndexXml } from '#commerce/content/sitemap/sitemap.ts'
import { readProductSitemaps } from '#commerce/content/sitemap/sitemap-store.server.ts'
import { shopContext } from '#web/shop/context.ts'
import type { Route } from './+types/sitemap-index.ts'
import { xmlResponse } from './xml-response.ts'

/** One sitemap for pages, and one for each range of products. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, cache } = context.get(shopContext)
  const { origin } = new URL(request.url)
  const numbers = await cache.get('product-sitemaps', () => readProductSitemaps(db))
  const changedAt = await readCatalogChangeDate(db)
  const files = ['pages', ...numbers.map(number => `products-${number}`)]
  return xmlResponse(
    sitemapIndexXml(
      files.map(file => ({ url: origin + href('/sitemaps/:file', { file: `${file}.xml` }), changedAt })),
    ),
  )
}
