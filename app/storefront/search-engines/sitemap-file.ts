import { href } from 'react-router'
import { readCatalogChangeDate } from '#commerce/catalog/products/catalog-version-store.server.ts'
import { sitemapXml } from '#commerce/content/sitemap/sitemap.ts'
import { readSitemapPages, readSitemapProducts } from '#commerce/content/sitemap/sitemap-store.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { shopContext } from '#web/shop/context.ts'
import type { Route } from './+types/sitemap-file.ts'
import { xmlResponse } from './xml-response.ts'

/** `pages.xml` or `products-<number>.xml`. */
export async function loader({ context, params: { file }, request }: Route.LoaderArgs) {
  const { db } = context.get(shopContext)
  const paths = await pathsOf(db, file)
  if (!paths) return new Response(null, { status: 404 })
  const { origin } = new URL(request.url)
  const changedAt = await readCatalogChangeDate(db)
  return xmlResponse(sitemapXml(paths.map(path => ({ url: origin + path, changedAt }))))
}

async function pathsOf(db: Db, file: string): Promise<string[] | undefined> {
  if (file === 'pages.xml') return pagePaths(db)
  const number = Number(/^products-([1-9][0-9]{0,5})\.xml$/.exec(file)?.[1])
  if (!number) return undefined
  const slugs = await readSitemapProducts(db, number)
  return slugs.length > 0 ? slugs.map(slug => href('/productDetails/:slug?', { slug })) : undefined
}

async function pagePaths(db: Db): Promise<string[]> {
  const { pages, categories, brands, collections, entries } = await readSitemapPages(db, new Date())
  return [
    href('/'),
    href('/Shop/:category?'),
    ...categories.map(category => href('/Shop/:category?', { category })),
    href('/brands'),
    ...brands.map(brand => href('/brands/:brand', { brand })),
    ...collections.map(collection => href('/collections/:collection', { collection })),
    ...pages.flatMap(pagePath),
    ...(pages.includes('journal') ? entries.map(slug => href('/journal/:slug', { slug })) : []),
  ]
}

/** The path of one of the merchant's pages. The text for errors has none. */
function pagePath(slug: string): string[] {
  if (slug === 'error') return []
  return [ownPaths[slug] ?? href('/pages/:slug', { slug })]
}

const ownPaths: Record<string, string> = {
  about: href('/about'),
  contact: href('/contact'),
  journal: href('/journal'),
}
