import { useEffect } from 'react'
import { data, useRevalidator } from 'react-router'
import {
  findRecentOrder,
  readUnpaidOrders,
  recentOrderCutoff,
} from '#commerce/cart/checkout/checkout-draft-store.server.ts'
import { readNextRelease } from '#commerce/cart/holds/check-hold-limits.server.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import { formatShopTime } from '#messages/shop-time.server.ts'
import { personalHeaders } from '#web/forms/visitor-cookies.server.ts'
import { shopContext, signedInContext, visitorContext } from '#web/shop/context.ts'
import { cartCounts, loadCartToPrice } from '../cart/load-cart.server.ts'
import { hasDemoInbox } from '../demo-inbox/has-demo-inbox.server.ts'
import { pageMeta } from '../layout-data/page-meta.ts'
import { onChangeResponse, pageQueue } from '../pending-changes/page-queue.ts'
import { untilChangesSent } from '../pending-changes/until-changes-sent.ts'
import { loadWithRequestTime, useReloadIfOutdated } from '../pending-changes/use-reload-if-outdated.ts'
import type { Route } from './+types/checkout-page.ts'
import { CheckoutScreen } from './checkout-screen.tsx'
import { NothingToOrder } from './notices/nothing-to-order.tsx'
import { checkoutLines, readCheckoutNotice } from './view/checkout-view.ts'
import {
  loadCheckoutDraft,
  loadCheckoutOptions,
  loadCheckoutView,
  loadSavedAddresses,
} from './view/load-checkout-view.server.ts'

const maxUnpaidLinks = 5

export async function loader(args: Route.LoaderArgs) {
  const { context, request, url } = args
  const now = new Date()
  const shop = context.get(shopContext)
  const visitor = await context.get(visitorContext)()
  const { cart, items } = await loadCartToPrice(shop, visitor, now)
  const headers = personalHeaders(request, visitor, cartCounts(cart))
  const options = await loadCheckoutOptions(shop)
  const languages = request.headers.get('accept-language')
  const account = (await context.get(signedInContext)())?.account
  const draft = await loadCheckoutDraft(shop, visitor, { cart, options, languages, account, now })
  if (!draft) {
    const recentOrder = visitor && (await findRecentOrder(shop.db, visitor.id, recentOrderCutoff(now)))
    return data({ checkout: { view: null, recentOrder } }, { headers })
  }
  const view = await loadCheckoutView(shop, visitor!, { draft, cart, items }, now)
  const notice = readCheckoutNotice(url.searchParams.get('notice'))
  const isOverLimit = notice === 'pay-now' || notice === 'finish-payments' || notice === 'try-later'
  const unpaid = isOverLimit ? await readUnpaidOrders(shop.db, visitor!.id, maxUnpaidLinks) : []
  const release = notice === 'try-later' && (await readNextRelease(shop.db, checkoutLines(view), now))
  const retryAt = release ? formatShopTime(release) : null
  const saved = await loadSavedAddresses(shop, account, { draft, options })
  const isSignedIn = account !== undefined
  const inbox = await hasDemoInbox(args)
  return data(
    { checkout: { view, options, notice, unpaid, retryAt, saved, isSignedIn, hasDemoInbox: inbox } },
    { headers },
  )
}

/** A shopper who adds an item and goes straight here wants it in the order. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  await untilChangesSent(pageQueue())
  return loadWithRequestTime('checkout', serverLoader)
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: checkoutMessages.title })
}

export default function CheckoutPage({ loaderData: { checkout } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  useReloadIfOutdated(checkout, revalidate)
  // Another tab may change the cart, or this one sends what an earlier page couldn't.
  useEffect(() => onChangeResponse(() => void revalidate()), [revalidate])
  if (checkout.view === null) return <NothingToOrder recentOrder={checkout.recentOrder} />
  const { view, ...rest } = checkout
  return <CheckoutScreen loaded={view} {...rest} />
}
