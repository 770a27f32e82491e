import { href } from 'react-router'
import { readCards } from '../../commerce/catalog/card-store.server.ts'
import type { ProductCard } from '../../commerce/catalog/product.ts'
import { loadBanners, loadBenefits, loadSettings } from '../../commerce/content/content-store.server.ts'
import { type Collection, findCollection } from '../../commerce/finding/collection.server.ts'
import { collectionCards } from '../../commerce/finding/collection-cards.server.ts'
import { everything } from '../../commerce/finding/listing-query.ts'
import type { ListedProduct } from '../../commerce/product-list/product-list.ts'
import { CardRow } from '../../ui/card/card-row.tsx'
import { shopContext } from '../../web/context.ts'
import type { Shop } from '../../web/shop.server.ts'
import { pageMeta } from '../page-meta.ts'
import { productActions } from '../product-actions.tsx'
import type { Route } from './+types/home-page.ts'
import { Advertisements } from './advertisements.tsx'
import { Benefits } from './benefits.tsx'
import { Hero } from './hero.tsx'
import { NewArrivals } from './new-arrivals.tsx'

export { NotFound as ErrorBoundary } from '../error/not-found.tsx'

/** How many best sellers the home page shows: one row on a wide screen. */
const bestSellersShown = 4

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { carouselSize, carouselIntervalMs } = await loadSettings(shop.db)
  const newArrivals = await findCollection(shop.db, shop.catalog.model, 'new-arrivals')
  return {
    hero: (await loadBanners(shop.db, 'hero'))[0],
    benefits: await loadBenefits(shop.db),
    advertisements: await loadBanners(shop.db, 'advertisement'),
    arrivals: {
      title: newArrivals?.title ?? 'New Arrivals',
      to: newArrivals && pageOf(newArrivals.slug),
      products: await listedProducts(shop, newArrivals, carouselSize),
      intervalMs: carouselIntervalMs,
    },
    bestSellers: await collectionCards(shop.db, shop.catalog.model, 'best-sellers', bestSellersShown),
  }
}

/**
 * What the product list service said when it was last read well; else the shop's own "New Arrivals", or the newest
 * products when it keeps no such collection.
 */
async function listedProducts(
  { db, catalog, productList }: Shop,
  newArrivals: Collection | undefined,
  most: number,
): Promise<ListedProduct[]> {
  const listed = productList?.feed.products
  if (listed) return listed.slice(0, most)
  const ids = newArrivals?.ids ?? catalog.model.find({ ...everything, sort: 'newest', limit: most }).ids
  return (await readCards(db, ids.slice(0, most))).map(listedCard)
}

function pageOf(collection: string): string {
  return href('/collections/:collection', { collection })
}

function listedCard({ slug, title, price, picture }: ProductCard): ListedProduct {
  return {
    id: slug,
    title,
    price,
    picture: picture ?? undefined,
    href: href('/productDetails/:slug?', { slug }),
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { path: href('/') })
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { hero, benefits, advertisements, arrivals, bestSellers } = loaderData
  return (
    <>
      {hero ? <Hero banner={hero} /> : <h1 className="visually-hidden">Home</h1>}
      <Benefits benefits={benefits} />
      <div className="wrap">
        <Advertisements banners={advertisements} />
        {arrivals.products.length > 0 && <NewArrivals {...arrivals} />}
        {bestSellers && (
          <CardRow {...bestSellers} to={pageOf('best-sellers')} actions={productActions} large />
        )}
      </div>
    </>
  )
}
