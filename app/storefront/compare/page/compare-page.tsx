import { href, redirect, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { findCollection } from '#commerce/catalog/collections/collection.server.ts'
import { readBrandsAndCategories } from '#commerce/catalog/compare/brand-and-category-store.server.ts'
import { type ComparedProduct, toComparedProduct } from '#commerce/catalog/compare/comparison.ts'
import { categoryPath } from '#commerce/catalog/products/category-path.ts'
import { findProducts } from '#commerce/catalog/products/product-store.server.ts'
import { comparisonMessages } from '#messages/comparison.ts'
import { formatList } from '#messages/format.ts'
import { sharedMessages } from '#messages/shared.ts'
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx'
import { WaysToShop } from '#ui/message/go-to-shop.tsx'
import { shopContext } from '#web/shop/context.ts'
import type { Shop } from '#web/shop/shop.server.ts'
import { pageMeta } from '../../layout-data/page-meta.ts'
import { readCompareCookie } from '../../product-controls/compare/compare-cookie.ts'
import { comparisonAddress, readShownComparison } from '../comparison-address.ts'
import type { Route } from './+types/compare-page.ts'
import styles from './compare-page.module.css'
import { ComparisonSummary } from './comparison-summary.tsx'
import { ComparisonTable } from './comparison-table.tsx'

/** The products of the address, the same for everyone; without products it redirects to the browser's own comparison. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { slugs } = readShownComparison(new URL(request.url).searchParams)
  if (slugs.length === 0) {
    const selection = readCompareCookie(request.headers.get('cookie'))
    if (selection.length > 0) throw redirect(comparisonAddress(selection))
  }
  const products = await loadComparison(shop, slugs)
  const bestSellers = await findCollection(shop.db, shop.catalog.index, 'best-sellers')
  return {
    products,
    unavailable: slugs.length - products.length,
    bestSellers: bestSellers
      ? {
          title: bestSellers.title,
          to: href('/collections/:collection', { collection: bestSellers.slug }),
        }
      : null,
  }
}

/** Removing a product and changing the view need no data. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const [before, after] = [currentUrl, nextUrl].map(url => readShownComparison(url.searchParams).slugs)
  const isLoaded = after!.length > 0 && after!.every(slug => before!.includes(slug))
  return isLoaded ? false : defaultShouldRevalidate
}

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const { slugs } = readShownComparison(new URLSearchParams(location.search))
  const titles = loaderData?.products.filter(({ slug }) => slugs.includes(slug)).map(({ title }) => title)
  const title = titles?.length
    ? comparisonMessages.pageTitle({ products: formatList(titles) })
    : comparisonMessages.title
  return pageMeta(matches, loaderData && { title })
}

export default function ComparePage({ loaderData }: Route.ComponentProps) {
  const { products, unavailable, bestSellers } = loaderData
  const [address] = useSearchParams()
  const { slugs, onlyDifferences } = readShownComparison(address)
  const shown = products.filter(({ slug }) => slugs.includes(slug))
  return (
    <div className="wrap">
      <Breadcrumb trail={[{ name: sharedMessages.home, to: href('/') }]} current={comparisonMessages.title} />
      <h1 className={styles.title}>{comparisonMessages.title}</h1>
      {shown.length > 0 && <ComparisonSummary products={shown} onlyDifferences={onlyDifferences} />}
      {unavailable > 0 && (
        <p className={styles.unavailable}>{comparisonMessages.unavailable({ count: unavailable })}</p>
      )}
      {shown.length === 0 ? (
        <EmptyComparison bestSellers={bestSellers} />
      ) : (
        <ComparisonTable products={shown} onlyDifferences={onlyDifferences} />
      )}
    </div>
  )
}

interface EmptyComparisonProps {
  bestSellers: { title: string; to: string } | null
}

function EmptyComparison({ bestSellers }: EmptyComparisonProps) {
  return (
    <div className={styles.empty}>
      <p>{comparisonMessages.empty}</p>
      <WaysToShop bestSellers={bestSellers} />
    </div>
  )
}

/** The published products among these, in their order. */
async function loadComparison(shop: Shop, slugs: readonly string[]): Promise<ComparedProduct[]> {
  const { lowStock } = await shop.settings()
  const products = await findProducts(shop.db, slugs)
  const groups = await readBrandsAndCategories(
    shop.db,
    products.map(({ id }) => id),
  )
  return products.map(product => {
    const { brand = null, categoryIds = [] } = groups.get(product.id) ?? {}
    const category = categoryPath(shop.catalog.index.taxonomy.categories, categoryIds).at(-1)?.name ?? null
    return toComparedProduct(product, { brand, category }, lowStock)
  })
}
