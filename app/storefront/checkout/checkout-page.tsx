import { data } from 'react-router'
import { findRecentOrder, readUnpaidOrders, recently } from '../../commerce/checkout/checkout-store.server.ts'
import { shopContext } from '../../web/context.ts'
import { personalHeaders, visitorOf } from '../../web/visitor.server.ts'
import { cartOf, countsOf } from '../cart/load-cart.server.ts'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/checkout-page.ts'
import { CheckoutScreen } from './checkout-screen.tsx'
import { readSaying } from './checkout-view.ts'
import { checkoutOf, loadOffers, viewOf } from './load-checkout.server.ts'
import { NothingToOrder } from './nothing-to-order.tsx'

export { NotFound as ErrorBoundary } from '../error/not-found.tsx'

/** More links than these help nobody. */
const mostUnpaid = 5

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const now = new Date()
  const shop = context.get(shopContext)
  const visitor = await visitorOf(request, shop.db, now)
  const cart = await cartOf(shop, visitor, now)
  const headers = personalHeaders(request, visitor, countsOf(cart))
  const offers = await loadOffers(shop)
  const languages = request.headers.get('accept-language')
  const checkout = await checkoutOf(shop, visitor, { cart, offers, languages, now })
  if (!checkout) {
    const ordered = visitor && (await findRecentOrder(shop.db, visitor.id, recently(now)))
    return data({ view: null, ordered }, { headers })
  }
  const view = await viewOf(shop, visitor!, { checkout, cart }, now)
  const said = readSaying(url.searchParams.get('said'))
  const isFull = said === 'pay-now' || said === 'finish-payments'
  const unpaid = isFull ? await readUnpaidOrders(shop.db, visitor!.id, mostUnpaid) : []
  return data({ view, offers, said, unpaid }, { headers })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Checkout' })
}

export default function CheckoutPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.view === null) return <NothingToOrder ordered={loaderData.ordered} />
  const { view, offers, said, unpaid } = loaderData
  return <CheckoutScreen loaded={view} offers={offers} said={said} unpaid={unpaid} />
}
