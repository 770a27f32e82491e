import { data, href } from 'react-router'
import { readCartResult } from '#commerce/cart/cart-outcome.ts'
import { readWishes } from '#commerce/cart/wish-lists/read-wishes-store.server.ts'
import { sharedWishNotices } from '#commerce/cart/wish-lists/wish-list.ts'
import { findSharedList } from '#commerce/cart/wish-lists/wish-list-store.server.ts'
import { isRandomToken } from '#commerce/values/random-token.server.ts'
import { sharedMessages } from '#messages/shared.ts'
import { wishListMessages } from '#messages/wish-lists.ts'
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx'
import { GoToShop } from '#ui/message/go-to-shop.tsx'
import { shopContext } from '#web/shop/context.ts'
import { cartResultText } from '../../cart/cart-result-text.ts'
import { loadCart } from '../../cart/load-cart.server.ts'
import { pageMeta } from '../../layout-data/page-meta.ts'
import styles from '../page/wish-list-page.module.css'
import type { Route } from './+types/shared-list-page.ts'
import { SharedWish } from './shared-wish.tsx'

/** Loads only what others may see: current offers, but no owner, dates or saved prices. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const list = isRandomToken(params.token) ? await findSharedList(shop.db, params.token) : undefined
  if (!list) throw data(null, { status: 404 })
  const wishes = await readWishes(shop.db, list.id, new Date())
  return data(
    {
      name: list.name,
      wishes: wishes.flatMap(({ product, title, options, picture, offer, removed }) =>
        offer && !removed ? [{ product, title, options, picture, offer }] : [],
      ),
      message: await loadCartMessage({ context, request }, url.searchParams),
    },
    // The page is gone as soon as its owner stops sharing.
    { headers: { 'Cache-Control': 'no-store' } },
  )
}

/** The result of the reader's own "Add to Cart" without scripts. */
async function loadCartMessage(
  route: Pick<Route.LoaderArgs, 'context' | 'request'>,
  address: URLSearchParams,
): Promise<string | undefined> {
  const result = readCartResult(address.get('result'))
  if (!result) return undefined
  const { cart } = await loadCart(route)
  return cartResultText(
    result,
    cart.lines.find(({ sku }) => sku === address.get('line')),
    cart,
  )
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta(matches, loaderData && { title: loaderData.name })
}

export default function SharedListPage({ loaderData, params }: Route.ComponentProps) {
  const { name, wishes, message } = loaderData
  return (
    <div className="wrap">
      <Breadcrumb
        trail={[{ name: sharedMessages.home, to: href('/') }]}
        current={wishListMessages.sharedTitle}
      />
      <h1 className={styles.title}>{name}</h1>
      <p className={styles.subtitle}>
        {wishListMessages.sharedSubtitle({
          products: sharedMessages.productCount({ count: wishes.length }),
        })}
      </p>
      {message && (
        <div className={styles.message} role="status">
          <p>{message}</p>
        </div>
      )}
      <ul className={styles.grid}>
        {wishes.map(wish => (
          <SharedWish
            key={wish.product}
            wish={wish}
            notices={sharedWishNotices(wish.offer)}
            returnTo={href('/wishes/:token', params)}
          />
        ))}
      </ul>
      {wishes.length === 0 && (
        <div className={styles.empty}>
          <p>{wishListMessages.sharedEmpty}</p>
          <p className="message-ways">
            <GoToShop />
          </p>
        </div>
      )}
    </div>
  )
}
