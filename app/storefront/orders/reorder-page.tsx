import { data, href, Link, redirect } from 'react-router'
import { emptyCart } from '../../commerce/cart/cart.ts'
import { saidInWords } from '../../commerce/cart/cart-words.ts'
import { reorder } from '../../commerce/orders/reorder.server.ts'
import { newToken } from '../../commerce/visitors/visitor-token.server.ts'
import { personalHeaders } from '../../web/visitor.server.ts'
import { cartOf, countsOf, quantityLimit } from '../cart/load-cart.server.ts'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/reorder-page.ts'
import { secretHeaders } from './load-order.server.ts'
import { readOrderForm } from './order-form.server.ts'
import styles from './order-screen.module.css'

export { NotFound as ErrorBoundary } from '../error/not-found.tsx'

export function loader() {
  return data(null, { headers: secretHeaders })
}

/** Puts the order into the cart again and leads there; this page is only for what could not be had. */
export async function action(args: Route.ActionArgs) {
  const form = await readOrderForm(args, () => [])
  if (form instanceof Response) return form
  const { shop, order, now } = form
  const limit = await quantityLimit(shop)
  const { visitor, missed } = await reorder(shop.db, form.visitor, order, {
    key: form.key || newToken(),
    limit,
    now,
  })
  const cart = await cartOf(shop, visitor, now)
  const headers = personalHeaders(args.request, visitor, countsOf(cart))
  if (missed.length === 0) return redirect(href('/cart'), { status: 303, headers })
  for (const [name, value] of Object.entries(secretHeaders)) headers.set(name, value)
  const words = missed.map(({ title, options, wanted, took, because }) => ({
    name: [title, options].filter(part => part !== '').join(', '),
    why:
      because === null
        ? `Only ${took} of ${wanted} could be added.`
        : saidInWords(because, undefined, emptyCart(limit)).replace(/^This is/, 'It is'),
  }))
  return data({ number: order.number, missed: words }, { headers })
}

export function headers({ actionHeaders, loaderHeaders }: Route.HeadersArgs) {
  return actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Order again' })
}

export default function ReorderPage({ actionData, params }: Route.ComponentProps) {
  // Who comes here by an address has sent nothing.
  const { number, missed } = actionData ?? { number: '', missed: [] }
  return (
    <div className={`wrap message ${styles.page}`}>
      <h1 tabIndex={-1}>{actionData ? 'Not everything can be had again' : 'Order again'}</h1>
      {actionData && <p>All else of order {number} is in your cart.</p>}
      <ul>
        {missed.map(({ name, why }) => (
          <li key={name}>
            <strong>{name}</strong>: {why}
          </li>
        ))}
      </ul>
      <p className="message-ways">
        <Link className="button" to={href('/cart')}>
          Go to your cart
        </Link>
        <Link className="button quiet" to={href('/orders/:token', params)}>
          Back to the order
        </Link>
      </p>
    </div>
  )
}
