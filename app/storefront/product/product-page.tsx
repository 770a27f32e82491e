import { useEffect, useMemo, useState } from 'react'
import { href, type ShouldRevalidateFunctionArgs } from 'react-router'
import { categoryPath } from '#commerce/catalog/products/category-path.ts'
import { findSizeGuide, readCategoryIds } from '#commerce/catalog/products/category-store.server.ts'
import { packProduct, unpackProduct } from '#commerce/catalog/products/packed/packed-variants.ts'
import { cardVariant } from '#commerce/catalog/products/product.ts'
import { findProduct, findProductPreview } from '#commerce/catalog/products/product-store.server.ts'
import { readOfferFacts } from '#commerce/catalog/products/publishing/offer-facts-store.server.ts'
import { readRelatedRows } from '#commerce/catalog/products/related/related-product-store.server.ts'
import { stockStatus } from '#commerce/catalog/products/variant-selection.ts'
import { productMessages } from '#messages/product.ts'
import { sharedMessages } from '#messages/shared.ts'
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx'
import { ActionLabel } from '#ui/card/card-actions.tsx'
import { CardRow } from '#ui/card/card-row.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { StarOutlines } from '#ui/stars/stars.tsx'
import { documentContext, shopContext } from '#web/shop/context.ts'
import { movedOrMissing } from '../content/moved-or-missing.server.ts'
import { pageMeta } from '../layout-data/page-meta.ts'
import { CompareButton } from '../product-controls/compare/compare-button.tsx'
import { productActions } from '../product-controls/product-actions.tsx'
import { loadArrival, loadPromises } from '../promises/load-promises.server.ts'
import { loadProductHead } from '../search-engines/product-head.server.ts'
import type { Route } from './+types/product-page.ts'
import { BuyForm } from './buy-form.tsx'
import { downloadsView } from './downloads/downloads-view.server.ts'
import { Gallery } from './gallery/gallery.tsx'
import { makersView } from './makers-view.server.ts'
import { previewContext, showPreview } from './preview/show-preview.server.ts'
import { ProductDescription } from './product-description.tsx'
import { ProductHeader } from './product-header.tsx'
import styles from './product-page.module.css'
import { loadReviews } from './reviews/load-reviews.server.ts'
import { Reviews } from './reviews/reviews.tsx'
import { SoldOut } from './sold-out.tsx'
import { useVariantSelection } from './use-variant-selection.ts'
import { recordProductView } from './viewed-products.ts'
import { WishButton } from './wish-button.tsx'

/** Known to the browser only, and below everything else. */
const RecentlyViewed = lazyComponent(() =>
  import('./recently-viewed.tsx').then(module => module.RecentlyViewed),
)

const maxRelated = 4

export const middleware = [showPreview]

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { db, catalog } = shop
  const settings = await shop.settings()
  const slug = params.slug ?? settings.defaultProduct
  const preview = context.get(previewContext)
  const product = await (preview ? findProductPreview(db, preview.productId) : findProduct(db, slug))
  if (!product) throw await movedOrMissing(db, 'product', slug, url.search)
  const path = preview ? undefined : href('/productDetails/:slug?', { slug: product.slug })
  const [categoryIds, { benefits, terms }, arrival, reviews, rows, facts] = await Promise.all([
    readCategoryIds(db, product.id),
    loadPromises(shop),
    loadArrival(shop, cardVariant(product.variants).price, new Date()),
    loadReviews(db, product, { url, shopName: settings.shopName }),
    readRelatedRows(db, product.id, maxRelated),
    readOfferFacts(db, product.id),
  ])
  const categories = categoryPath(catalog.index.taxonomy.categories, categoryIds)
  const sizeGuide =
    product.options.length > 0
      ? await findSizeGuide(
          db,
          categories.map(({ id }) => id),
        )
      : undefined
  const trail = [
    { name: sharedMessages.home, to: href('/') },
    { name: sharedMessages.shop, to: href('/Shop/:category?') },
    ...categories.map(category => ({
      name: category.name,
      to: href('/Shop/:category?', { category: category.slug }),
    })),
  ]
  return {
    product: packProduct(product),
    trail,
    path,
    sizeGuide,
    promises: benefits.map(benefit => benefit.text),
    terms,
    makers: makersView(facts.makers),
    downloads: downloadsView(facts.files),
    arrival,
    reviews: reviews?.view,
    related: rows.related,
    ...(rows.boughtTogether.length > 0 && { boughtTogether: rows.boughtTogether }),
    head: await loadProductHead(shop, {
      product,
      facts,
      reviews: reviews?.shown ?? [],
      trail,
      path,
      request,
      document: context.get(documentContext),
    }),
  }
}

/** The page has every variant, so selecting one needs no request. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return pageMeta(matches, undefined)
  const { path, head } = loaderData
  return pageMeta(matches, { ...head, path })
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { trail, promises, arrival, sizeGuide, reviews } = loaderData
  const product = useMemo(() => unpackProduct(loaderData.product), [loaderData.product])
  const { selection, select } = useVariantSelection(product)
  const { variant } = selection
  const isOut = stockStatus(selection) === 'out-of-stock'
  // Recorded without waiting for the script of the row, so that a short visit counts.
  const [viewedBefore, setViewedBefore] = useState<number[]>([])
  useEffect(() => setViewedBefore(recordProductView(product.id)), [product.id])
  return (
    <div className="wrap">
      <StarOutlines />
      <Breadcrumb trail={trail} current={product.title} />
      <div className={styles.detail}>
        <Gallery key={product.slug} title={product.title} pictures={selection.pictures} />
        <section aria-labelledby="product">
          <ProductHeader product={product} variant={variant} hasReviews={reviews !== undefined} />
          <BuyForm
            key={product.slug}
            product={product}
            selection={selection}
            onSelect={select}
            sizeGuide={sizeGuide}
          />
          {isOut && <SoldOut selection={selection} category={trail[2]} />}
          <div className={styles.actions}>
            {isOut && <WishButton product={product} selection={selection} />}
            <CompareButton slug={product.slug} title={product.title} className={styles.compare}>
              <ActionLabel name="compare" />
            </CompareButton>
          </div>
          {arrival && !isOut && <p className={styles.arrival}>{arrival}</p>}
          <p className={styles.promises}>{promises.join(' · ')}</p>
          <ProductDescription {...loaderData} product={product} weight={variant.weight} />
        </section>
      </div>
      {reviews && <Reviews view={reviews} />}
      <CardRow
        title={productMessages.boughtTogether}
        cards={loaderData.boughtTogether ?? []}
        actions={productActions}
      />
      <CardRow title={productMessages.goesWellWith} cards={loaderData.related} actions={productActions} />
      {viewedBefore.length > 1 && <RecentlyViewed key={viewedBefore.join()} ids={viewedBefore} />}
    </div>
  )
}
