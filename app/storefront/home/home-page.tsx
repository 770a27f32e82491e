import { href } from 'react-router'
import { type Collection, findCollections } from '#commerce/catalog/collections/collection.server.ts'
import { allProductsQuery } from '#commerce/catalog/index/listing-query.ts'
import type { CarouselProduct } from '#commerce/catalog/product-list/product-list.ts'
import { readListCards } from '#commerce/catalog/products/cards/card-distinction-store.server.ts'
import { readCards } from '#commerce/catalog/products/cards/card-store.server.ts'
import type { ProductCard } from '#commerce/catalog/products/product.ts'
import type { Banner } from '#commerce/content/content.ts'
import { loadBanners, readBenefits } from '#commerce/content/content-store.server.ts'
import { fillPromises, type NamedPromises } from '#commerce/content/promise-placeholders.ts'
import { homeMessages } from '#messages/home.ts'
import { sharedMessages } from '#messages/shared.ts'
import { CardRow } from '#ui/card/card-row.tsx'
import { documentContext, shopContext } from '#web/shop/context.ts'
import type { Shop } from '#web/shop/shop.server.ts'
import { pageMeta } from '../layout-data/page-meta.ts'
import { loadPageSections } from '../page-sections/load-page-sections.server.ts'
import { PageSections } from '../page-sections/page-sections.tsx'
import { rowPreviewContext, showRowPreview } from '../preview/show-row-preview.server.ts'
import { productActions } from '../product-controls/product-actions.tsx'
import { fillBenefits, loadPromises } from '../promises/load-promises.server.ts'
import { addHomeHead } from '../search-engines/home-head.server.ts'
import { readBanners } from '../search-engines/page-head.server.ts'
import type { Route } from './+types/home-page.ts'
import { Advertisements } from './advertisements.tsx'
import { benefitOutline } from './benefit-outlines.server.ts'
import { Benefits } from './benefits.tsx'
import { Hero } from './hero.tsx'
import { NewArrivals } from './new-arrivals.tsx'

/** One row on a wide screen. */
const bestSellersCount = 4

export const middleware = [showRowPreview()]

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { carouselSize, carouselIntervalMs } = await shop.settings()
  const promises = await loadPromises(shop)
  const { index } = shop.catalog
  const collections = await findCollections(shop.db, index, ['new-arrivals', 'best-sellers'])
  const newArrivals = collections.get('new-arrivals')
  const bestSellers = collections.get('best-sellers')
  const now = new Date()
  const draft = context.get(rowPreviewContext)
  const banners = draft ? await loadBanners(shop.db, now, draft) : await readBanners(shop)
  const [hero] = fillBanners(banners.heroes, promises.named)
  const benefits = draft
    ? fillBenefits(await readBenefits(shop.db, now, draft), promises.named)
    : promises.benefits
  if (!draft) await addHomeHead(shop, hero, { request, document: context.get(documentContext) })
  return {
    path: draft ? undefined : href('/'),
    hero,
    benefits: benefits.map(({ icon, text }) => ({ text, outline: benefitOutline(icon) })),
    advertisements: fillBanners(banners.advertisements, promises.named),
    arrivals: {
      title: newArrivals?.title ?? homeMessages.newArrivals,
      viewAllUrl: newArrivals && collectionUrl(newArrivals.slug),
      products: await newArrivalProducts(shop, newArrivals, carouselSize),
      intervalMs: carouselIntervalMs,
    },
    bestSellers: bestSellers && {
      title: bestSellers.title,
      cards: await readListCards(shop.db, bestSellers.ids.slice(0, bestSellersCount)),
    },
    sections: await loadPageSections(shop, 'home', draft),
  }
}

/** Leaves out banners whose heading names a promise that the shop doesn't make. */
function fillBanners(banners: readonly Banner[], promises: NamedPromises): Banner[] {
  return banners.flatMap(banner => {
    const heading = fillPromises(banner.heading, promises)
    const text = fillPromises(banner.text, promises) ?? ''
    return heading === undefined ? [] : [{ ...banner, heading, text }]
  })
}

/** The products of the product list service, else the collection "New Arrivals", else the newest products. */
async function newArrivalProducts(
  { db, catalog, productList }: Shop,
  newArrivals: Collection | undefined,
  limit: number,
): Promise<CarouselProduct[]> {
  const listed = productList?.feed.products
  if (listed) return listed.slice(0, limit)
  const ids = newArrivals?.ids ?? catalog.index.find({ ...allProductsQuery, sort: 'newest', limit }).ids
  return (await readCards(db, ids.slice(0, limit))).map(toListedProduct)
}

function collectionUrl(collection: string): string {
  return href('/collections/:collection', { collection })
}

function toListedProduct({ slug, title, price, isStartingPrice, picture }: ProductCard): CarouselProduct {
  return {
    id: slug,
    title,
    price,
    ...(isStartingPrice && { isStartingPrice }),
    picture: picture ?? undefined,
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta(matches, { path: loaderData?.path })
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { hero, benefits, advertisements, arrivals, bestSellers, sections } = loaderData
  return (
    <>
      {hero ? <Hero banner={hero} /> : <h1 className="visually-hidden">{sharedMessages.home}</h1>}
      <Benefits benefits={benefits} />
      <div className="wrap">
        <Advertisements banners={advertisements} />
        {arrivals.products.length > 0 && <NewArrivals {...arrivals} />}
        {bestSellers && (
          <CardRow {...bestSellers} to={collectionUrl('best-sellers')} actions={productActions} large />
        )}
        <PageSections sections={sections} />
      </div>
    </>
  )
}
