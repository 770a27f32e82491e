import { href, redirect } from 'react-router'
import { finishExpressCheckout } from '#commerce/cart/express-checkout/finish-express-checkout.server.ts'
import { shopContext } from '#web/shop/context.ts'
import { loadCart } from '../../cart/load-cart.server.ts'
import { checkoutPath, redirectToCheckout } from '../checkout-request.server.ts'
import type { Route } from './+types/express-return.ts'

/** Shoppers return here from the express page. Its webhook may come before, after, or at the same time. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { db, providers } = context.get(shopContext)
  const provider = [...providers.values()].find(({ express }) => express)
  if (!provider) return redirect(checkoutPath, 303)
  const finished = await finishExpressCheckout(db, provider, params.session, new Date())
  const { headers } = await loadCart({ context, request })
  if (finished.ok) {
    const { token } = finished.order
    return redirect(href('/orders/:token', { token }), { status: 303, headers })
  }
  if (finished.reason === 'refused') return redirectToCheckout(finished.notice, headers)
  if (finished.reason === 'unreachable') return redirectToCheckout('express-later', headers)
  return redirect(checkoutPath, { status: 303, headers })
}
