import { data } from 'react-router'
import { readSaid } from '../../commerce/cart/cart-words.ts'
import { loadBenefits, loadTerms } from '../../commerce/content/content-store.server.ts'
import { collectionCards } from '../../commerce/finding/collection-cards.server.ts'
import { shopContext } from '../../web/context.ts'
import type { Shop } from '../../web/shop.server.ts'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/cart-page.ts'
import { loadCart } from './load-cart.server.ts'
import { firstMessage } from './page/cart-message.ts'
import { CartScreen } from './page/cart-screen.tsx'

export { NotFound as ErrorBoundary } from '../error/not-found.tsx'

/** One row of them, for who has nothing in their cart. */
const bestSellersShown = 4

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { cart, headers } = await loadCart(shop, request)
  const said = readSaid(url.searchParams.get('said'))
  const message = firstMessage(said, url.searchParams.get('line'), cart)
  const around = await shop.kept.get('around-cart', () => aroundCart(shop))
  return data({ cart, message, around }, { headers })
}

/** What is the same for every cart. */
async function aroundCart({ db, catalog }: Shop) {
  const [benefits, { shipping }] = await Promise.all([loadBenefits(db), loadTerms(db)])
  return {
    promises: benefits.map(benefit => benefit.text),
    shipping,
    bestSellers: await collectionCards(db, catalog.model, 'best-sellers', bestSellersShown),
  }
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Cart' })
}

export default function CartPage({ loaderData: { cart, message, around } }: Route.ComponentProps) {
  return <CartScreen loaded={cart} first={message} around={around} />
}
