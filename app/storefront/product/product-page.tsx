import { data, href, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { categoryPath } from '../../commerce/catalog/category-path.ts'
import { categoryIdsOf } from '../../commerce/catalog/category-store.server.ts'
import { availabilityInWords, choose, statusOf } from '../../commerce/catalog/choice.ts'
import { cardsGoingWellWith } from '../../commerce/catalog/companion-store.server.ts'
import { findProduct } from '../../commerce/catalog/product-store.server.ts'
import { loadBenefits, loadSettings, loadTerms } from '../../commerce/content/content-store.server.ts'
import { newestReviews, readDistribution } from '../../commerce/reviews/review-store.server.ts'
import { Breadcrumb } from '../../ui/breadcrumb/breadcrumb.tsx'
import { ActionFace } from '../../ui/card/card-actions.tsx'
import { CardRow } from '../../ui/card/card-row.tsx'
import { shopContext } from '../../web/context.ts'
import { CompareForm } from '../compare/compare-form.tsx'
import { pageMeta } from '../page-meta.ts'
import { productActions } from '../product-actions.tsx'
import { useSurroundings } from '../use-surroundings.ts'
import type { Route } from './+types/product-page.ts'
import { BackInStockForm } from './back-in-stock-form.tsx'
import { BuyForm } from './buy-form.tsx'
import { Gallery } from './gallery.tsx'
import { ProductHead } from './product-head.tsx'
import styles from './product-page.module.css'
import { ProductWords } from './product-words.tsx'
import { RecentlyViewed } from './recently-viewed.tsx'
import { Reviews } from './reviews.tsx'
import { structuredData } from './structured-data.ts'
import { WishButton } from './wish-button.tsx'

export { NotFound as ErrorBoundary } from '../error/not-found.tsx'

const mostReviews = 50
const mostCompanions = 4

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { db, catalog } = context.get(shopContext)
  const slug = params.slug ?? (await loadSettings(db)).defaultProduct
  const product = await findProduct(db, slug)
  if (!product) throw data(null, { status: 404 })
  const [categoryIds, benefits, terms, reviews, distribution, companions] = await Promise.all([
    categoryIdsOf(db, product.id),
    loadBenefits(db),
    loadTerms(db),
    newestReviews(db, product.id, mostReviews),
    readDistribution(db, product.id),
    cardsGoingWellWith(db, product.id, mostCompanions),
  ])
  const trail = [
    { name: 'Home', to: href('/') },
    { name: 'Shop', to: href('/Shop/:category?') },
    ...categoryPath(catalog.model.taxonomy.categories, categoryIds).map(category => ({
      name: category.name,
      to: href('/Shop/:category?', { category: category.slug }),
    })),
  ]
  const path = href('/productDetails/:slug?', { slug: product.slug })
  const { origin } = new URL(request.url)
  return {
    product,
    trail,
    path,
    promises: benefits.map(benefit => benefit.text),
    terms,
    reviews,
    distribution,
    companions,
    forSearchEngines: structuredData({ product, origin, path, trail }),
  }
}

/** Every variant is here already: a choice changes only the address, and the page answers without the network. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return pageMeta(matches, undefined)
  const { product, path, forSearchEngines } = loaderData
  return [
    ...pageMeta(matches, { title: product.title, description: product.description, path }),
    ...forSearchEngines.map(about => ({ 'script:ld+json': about })),
  ]
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product, trail, promises, terms, reviews, distribution, companions } = loaderData
  const [wish] = useSearchParams()
  const { lowStock } = useSurroundings().settings
  const choice = choose(product, {
    color: wish.get('color'),
    size: wish.get('size'),
    status: wish.get('status'),
  })
  const { variant } = choice
  return (
    <div className="wrap">
      <Breadcrumb trail={trail} current={product.title} />
      <div className={styles.detail}>
        <Gallery key={product.slug} title={product.title} pictures={choice.pictures} />
        <section className={styles.buy} aria-labelledby="product">
          <ProductHead product={product} variant={variant} reviewsBelow={reviews.length > 0} />
          <BuyForm
            key={product.slug}
            product={product}
            choice={choice}
            availability={availabilityInWords(variant, lowStock)}
          />
          {statusOf(variant) === 'out-of-stock' && (
            <BackInStockForm key={variant.sku} sku={variant.sku}>
              <WishButton product={product} sku={variant.sku} />
            </BackInStockForm>
          )}
          <CompareForm slug={product.slug} title={product.title} className={styles.compare}>
            <ActionFace name="compare" />
          </CompareForm>
          <p className={styles.promises}>{promises.join(' · ')}</p>
          <ProductWords product={product} terms={terms} />
        </section>
      </div>
      {product.rating && reviews.length > 0 && (
        <Reviews rating={product.rating} distribution={distribution} reviews={reviews} />
      )}
      <CardRow title="Goes well with" cards={companions} actions={productActions} />
      <RecentlyViewed key={product.id} id={product.id} />
    </div>
  )
}
