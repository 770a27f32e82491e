import { data, href, Link, redirect } from 'react-router'
import { reorder, type UnavailableLine } from '#commerce/orders/reorder.server.ts'
import { newToken } from '#commerce/values/random-token.server.ts'
import { orderMessages } from '#messages/orders.ts'
import { RichText } from '#ui/rich-text/rich-text.tsx'
import { personalHeaders } from '#web/forms/visitor-cookies.server.ts'
import { readInput, refuseInput } from '#web/requests/read-input.server.ts'
import { shopContext, visitorContext } from '#web/shop/context.ts'
import { cartCounts, loadQuantityLimit, loadVisitorCart } from '../../cart/load-cart.server.ts'
import { pageMeta } from '../../layout-data/page-meta.ts'
import { loadOrder, privatePageHeaders } from '../load-order.server.ts'
import { acceptOrderForm, orderFields } from '../order-form.server.ts'
import type { Route } from './+types/reorder-page.ts'
import styles from './order-screen.module.css'

export const middleware = [acceptOrderForm(orderFields)]

export function loader() {
  return data(null, { headers: privatePageHeaders })
}

/** Adds the order's items to the cart and goes there. This page is shown only if some are unavailable. */
export async function action(args: Route.ActionArgs) {
  const input = await readInput(args, orderFields)
  if (!input.ok) return refuseInput(args)
  const shop = args.context.get(shopContext)
  const now = new Date()
  const known = await args.context.get(visitorContext)()
  const order = await loadOrder(shop, args.params.token)
  const { visitor, missed } = await reorder(shop.db, known, order, {
    key: input.values.key ?? newToken(),
    limit: await loadQuantityLimit(shop),
    now,
  })
  const cart = await loadVisitorCart(shop, visitor, now)
  const headers = personalHeaders(args.request, visitor, cartCounts(cart))
  if (missed.length === 0) return redirect(href('/cart'), { status: 303, headers })
  for (const [name, value] of Object.entries(privatePageHeaders)) headers.set(name, value)
  return data({ number: order.number, missed: missed.map(missedItem) }, { headers })
}

function missedItem({ title, options, requested, added, reason }: UnavailableLine) {
  return {
    name: [title, options].filter(part => part !== '').join(', '),
    reason:
      reason === null
        ? orderMessages.reorderPart({ added, requested })
        : (orderMessages.reorderRefusals[reason] ?? orderMessages.reorderFailed),
  }
}

export function headers({ actionHeaders, loaderHeaders }: Route.HeadersArgs) {
  return actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: orderMessages.orderAgain })
}

export default function ReorderPage({ actionData, params }: Route.ComponentProps) {
  const { number, missed } = actionData ?? { number: '', missed: [] }
  return (
    <div className={`wrap message ${styles.page}`}>
      <h1 tabIndex={-1}>{actionData ? orderMessages.reorderTitle : orderMessages.orderAgain}</h1>
      {actionData && <p>{orderMessages.reorderRest({ number })}</p>}
      <ul>
        {missed.map(({ name, reason }, at) => (
          <li key={at}>
            <RichText
              text={orderMessages.missedItem({ name, reason })}
              wrap={{ strong: inner => <strong>{inner}</strong> }}
            />
          </li>
        ))}
      </ul>
      <p className="message-ways">
        <Link className="button" to={href('/cart')}>
          {orderMessages.goToCart}
        </Link>
        <Link className="button quiet" to={href('/orders/:token', params)}>
          {orderMessages.backToOrder}
        </Link>
      </p>
    </div>
  )
}
