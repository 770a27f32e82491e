import { data } from 'react-router'
import { shopContext } from '../../web/context.ts'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/order-page.ts'
import { orderOf, secretHeaders } from './load-order.server.ts'
import { OrderScreen } from './order-screen.tsx'
import { orderView } from './order-view.server.ts'
import { saidInWords } from './order-words.ts'

export { NotFound as ErrorBoundary } from '../error/not-found.tsx'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const view = await orderView(shop, await orderOf(shop, params.token), new Date())
  return data({ view, said: saidInWords(url.searchParams.get('said')) }, { headers: secretHeaders })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta(matches, loaderData && { title: `Order ${loaderData.view.order.number}` })
}

export default function OrderPage({ loaderData }: Route.ComponentProps) {
  return <OrderScreen {...loaderData} />
}
