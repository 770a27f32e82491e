import { data, href } from 'react-router'
import { findCollection } from '#commerce/catalog/collections/collection.server.ts'
import { sharedMessages } from '#messages/shared.ts'
import { personalHeaders } from '#web/forms/visitor-cookies.server.ts'
import { shopContext, visitorContext } from '#web/shop/context.ts'
import type { Shop } from '#web/shop/shop.server.ts'
import { pageMeta } from '../../layout-data/page-meta.ts'
import { loadWithRequestTime } from '../../pending-changes/use-reload-if-outdated.ts'
import type { Route } from './+types/wish-list-page.ts'
import { loadWishList, loadWishListMessage } from './load-wish-list.server.ts'
import { WishListScreen } from './wish-list-screen.tsx'

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const now = new Date()
  const visitor = await context.get(visitorContext)()
  const view = await loadWishList(shop, visitor, params.list, now)
  if (!view) throw data(null, { status: 404 })
  const message = await loadWishListMessage(shop, view, url.searchParams)
  const wishes = view.lists.reduce((sum, { count }) => sum + count, 0)
  const { origin } = new URL(request.url)
  const bestSellers = view.wishes.length === 0 ? await loadBestSellersLink(shop) : null
  return data(
    { view, message, origin, bestSellers },
    { headers: personalHeaders(request, visitor, { wishes }) },
  )
}

async function loadBestSellersLink({ db, catalog }: Shop) {
  const collection = await findCollection(db, catalog.index, 'best-sellers')
  if (!collection) return null
  return { title: collection.title, to: href('/collections/:collection', { collection: collection.slug }) }
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadWithRequestTime('view', serverLoader)
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta(matches, loaderData && { title: loaderData.view.list?.name ?? sharedMessages.wishList })
}

/** The key makes each list start with fresh state. */
export default function WishListPage({ loaderData }: Route.ComponentProps) {
  return <WishListScreen key={loaderData.view.list?.id ?? ''} {...loaderData} />
}
