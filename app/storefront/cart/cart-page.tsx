import { data } from 'react-router'
import { readCartResult } from '#commerce/cart/cart-outcome.ts'
import { readCollectionCards } from '#commerce/catalog/collections/collection-cards.server.ts'
import { sharedMessages } from '#messages/shared.ts'
import { shopContext, visitorContext } from '#web/shop/context.ts'
import { pageMeta } from '../layout-data/page-meta.ts'
import { loadWithRequestTime } from '../pending-changes/use-reload-if-outdated.ts'
import { loadPromisesForVisitor } from '../promises/load-promises.server.ts'
import type { Route } from './+types/cart-page.ts'
import { findRefusedItem, loadCart } from './load-cart.server.ts'
import { initialCartMessage } from './page/cart-message.ts'
import { type CartExtras, CartScreen } from './page/cart-screen.tsx'

/** One row. */
const bestSellerCount = 4

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { cart, headers } = await loadCart({ context, request })
  const result = readCartResult(url.searchParams.get('result'))
  const refused = result === 'sold-out' ? await findRefusedItem(shop.db, url.searchParams) : undefined
  const message = initialCartMessage(result, url.searchParams.get('line'), cart, refused)
  const bestSellers = await shop.cache.get('cart-best-sellers', () =>
    readCollectionCards(shop.db, shop.catalog.index, 'best-sellers', bestSellerCount),
  )
  const visitor = await context.get(visitorContext)()
  const { benefits, terms } = await loadPromisesForVisitor(shop, visitor, request)
  const extras: CartExtras = {
    promises: benefits.map(({ text }) => text),
    shipping: terms.shipping,
    express: [...shop.providers.values()].some(({ express }) => express),
    bestSellers,
  }
  return data({ cart, message, extras }, { headers })
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadWithRequestTime('cart', serverLoader)
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: sharedMessages.cart })
}

export default function CartPage({ loaderData: { cart, message, extras } }: Route.ComponentProps) {
  return <CartScreen loadedCart={cart} initialMessage={message} extras={extras} />
}
