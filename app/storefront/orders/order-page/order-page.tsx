import { data } from 'react-router'
import { orderMessages } from '#messages/orders.ts'
import { shopContext, signedInContext } from '#web/shop/context.ts'
import { hasDemoInbox } from '../../demo-inbox/has-demo-inbox.server.ts'
import { pageMeta } from '../../layout-data/page-meta.ts'
import { loadOrder, privatePageHeaders } from '../load-order.server.ts'
import { readOrderNotice } from '../order-notice.ts'
import type { Route } from './+types/order-page.ts'
import { loadOrderOffer } from './order-offer.server.ts'
import { OrderScreen } from './order-screen.tsx'
import { loadOrderView } from './order-view.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { context, params, url } = args
  const shop = context.get(shopContext)
  const order = await loadOrder(shop, params.token)
  const view = await loadOrderView(shop, order, new Date())
  const signedIn = await context.get(signedInContext)()
  const offer = view.headline.isOnPath ? await loadOrderOffer(shop, order, signedIn) : null
  return data(
    { view, offer, notice: readOrderNotice(url), hasDemoInbox: await hasDemoInbox(args) },
    { headers: privatePageHeaders },
  )
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta(matches, loaderData && { title: orderMessages.title(loaderData.view.order) })
}

export default function OrderPage({ loaderData }: Route.ComponentProps) {
  return <OrderScreen {...loaderData} />
}
