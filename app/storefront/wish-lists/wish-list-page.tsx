import { data, href } from 'react-router'
import { findCollection } from '../../commerce/finding/collection.server.ts'
import { shopContext } from '../../web/context.ts'
import type { Shop } from '../../web/shop.server.ts'
import { personalHeaders, visitorOf } from '../../web/visitor.server.ts'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/wish-list-page.ts'
import { loadWishList, messageOf } from './load-wish-list.server.ts'
import { WishListScreen } from './wish-list-screen.tsx'

export { NotFound as ErrorBoundary } from '../error/not-found.tsx'

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const now = new Date()
  const visitor = await visitorOf(request, shop.db, now)
  const view = await loadWishList(shop, visitor, params.list, now)
  if (!view) throw data(null, { status: 404 })
  const message = await messageOf(shop, view, url.searchParams)
  const wishes = view.lists.reduce((sum, { count }) => sum + count, 0)
  const { origin } = new URL(request.url)
  const bestSellers = view.wishes.length === 0 ? await bestSellersOf(shop) : null
  return data(
    { view, message, origin, bestSellers },
    { headers: personalHeaders(request, visitor, { wishes }) },
  )
}

async function bestSellersOf({ db, catalog }: Shop) {
  const found = await findCollection(db, catalog.model, 'best-sellers')
  if (!found) return null
  return { title: found.title, to: href('/collections/:collection', { collection: found.slug }) }
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta(matches, loaderData && { title: loaderData.view.list?.name ?? 'Wish list' })
}

/** Each list is a page of its own, also when a link leads from one to another. */
export default function WishListPage({ loaderData }: Route.ComponentProps) {
  return <WishListScreen key={loaderData.view.list?.id ?? ''} {...loaderData} />
}
