import { data, href, Link } from 'react-router'
import { readSaid, saidInWords } from '../../commerce/cart/cart-words.ts'
import { isVisitorToken } from '../../commerce/visitors/visitor.ts'
import { readWishes } from '../../commerce/wish-lists/read-wishes-store.server.ts'
import { noticesForOthers } from '../../commerce/wish-lists/wish-list.ts'
import { findSharedList } from '../../commerce/wish-lists/wish-list-store.server.ts'
import { Breadcrumb } from '../../ui/breadcrumb/breadcrumb.tsx'
import { shopContext } from '../../web/context.ts'
import type { Shop } from '../../web/shop.server.ts'
import { loadCart } from '../cart/load-cart.server.ts'
import { inWords } from '../listing/product-count.ts'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/shared-list-page.ts'
import { SharedWish } from './shared-wish.tsx'
import styles from './wish-list-page.module.css'

export { NotFound as ErrorBoundary } from '../error/not-found.tsx'

/** What others see of a list: what is sold now, and nothing about whose it is, when it was saved, or what it cost then. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const list = isVisitorToken(params.token) ? await findSharedList(shop.db, params.token) : undefined
  if (!list) throw data(null, { status: 404 })
  const wishes = await readWishes(shop.db, list.id, new Date())
  return data(
    {
      name: list.name,
      wishes: wishes.flatMap(({ product, title, options, picture, offer, removed }) =>
        offer && !removed ? [{ product, title, options, picture, offer }] : [],
      ),
      message: await messageOf(shop, request, url.searchParams),
    },
    // Whoever takes the link back wants that the list is gone at once.
    { headers: { 'Cache-Control': 'no-store' } },
  )
}

/** What came of a friend's own "Add to Cart". */
async function messageOf(
  shop: Shop,
  request: Request,
  address: URLSearchParams,
): Promise<string | undefined> {
  const said = readSaid(address.get('said'))
  if (!said) return undefined
  const { cart } = await loadCart(shop, request)
  return saidInWords(
    said,
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
      <Breadcrumb trail={[{ name: 'Home', to: href('/') }]} current="Shared wish list" />
      <h1 className={styles.title}>{name}</h1>
      <p className={styles.subtitle}>A wish list that somebody shared with you: {inWords(wishes.length)}</p>
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
            notices={noticesForOthers(wish.offer)}
            returnTo={href('/wishes/:token', params)}
          />
        ))}
      </ul>
      {wishes.length === 0 && (
        <div className={styles.empty}>
          <p>Nothing is on it at the moment.</p>
          <p className="message-ways">
            <Link className="button" to={href('/Shop/:category?')}>
              Go to the shop
            </Link>
          </p>
        </div>
      )}
    </div>
  )
}
