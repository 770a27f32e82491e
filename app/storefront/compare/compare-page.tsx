import { href, redirect, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { findCollection } from '../../commerce/finding/collection.server.ts'
import { Breadcrumb } from '../../ui/breadcrumb/breadcrumb.tsx'
import { shopContext } from '../../web/context.ts'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/compare-page.ts'
import { readChosenCookie } from './chosen-cookie.ts'
import { compareAddress, readShown } from './compare-address.ts'
import styles from './compare-page.module.css'
import { ComparisonTable } from './comparison-table.tsx'
import { loadComparison } from './load-comparison.server.ts'
import { NothingToCompare } from './nothing-to-compare.tsx'
import { WhoseChoice } from './whose-choice.tsx'

export { NotFound as ErrorBoundary } from '../error/not-found.tsx'

/** What the address names, the same for everybody; an address without a product leads to what this browser chose. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { slugs } = readShown(new URL(request.url).searchParams)
  if (slugs.length === 0) {
    const chosen = readChosenCookie(request.headers.get('cookie'))
    if (chosen.length > 0) throw redirect(compareAddress(chosen))
  }
  const products = await loadComparison(shop, slugs)
  const bestSellers = await findCollection(shop.db, shop.catalog.model, 'best-sellers')
  return {
    products,
    gone: slugs.length - products.length,
    bestSellers: bestSellers
      ? {
          title: bestSellers.title,
          to: href('/collections/:collection', { collection: bestSellers.slug }),
        }
      : null,
  }
}

/** What is taken out of a comparison needs nothing from the shop, nor does another view of it. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const [before, after] = [currentUrl, nextUrl].map(url => readShown(url.searchParams).slugs)
  const known = after!.length > 0 && after!.every(slug => before!.includes(slug))
  return known ? false : defaultShouldRevalidate
}

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const { slugs } = readShown(new URLSearchParams(location.search))
  const titles = loaderData?.products.filter(({ slug }) => slugs.includes(slug)).map(({ title }) => title)
  const named = new Intl.ListFormat('en-US').format(titles ?? [])
  return pageMeta(matches, loaderData && { title: named === '' ? 'Compare' : `Compare ${named}` })
}

export default function ComparePage({ loaderData: { products, gone, bestSellers } }: Route.ComponentProps) {
  const [address] = useSearchParams()
  const { slugs, onlyDifferences } = readShown(address)
  const shown = products.filter(({ slug }) => slugs.includes(slug))
  return (
    <div className="wrap">
      <Breadcrumb trail={[{ name: 'Home', to: href('/') }]} current="Compare" />
      <h1 className={styles.title}>Compare</h1>
      {shown.length > 0 && <WhoseChoice products={shown} onlyDifferences={onlyDifferences} />}
      {gone > 0 && (
        <p className={styles.gone}>
          {gone === 1 ? 'One product of this comparison is' : `${gone} products of this comparison are`} not
          in the shop any more.
        </p>
      )}
      {shown.length === 0 ? (
        <NothingToCompare bestSellers={bestSellers} />
      ) : (
        <ComparisonTable products={shown} onlyDifferences={onlyDifferences} />
      )}
    </div>
  )
}
