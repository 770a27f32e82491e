import { redirect } from 'react-router'
import { beginExpressCheckout } from '#commerce/cart/express-checkout/begin-express-checkout.server.ts'
import { readDeliveryCountries } from '#commerce/selling/delivery/delivery-store.server.ts'
import { likelyCountry } from '#commerce/values/addresses/likely-country.ts'
import { expressMessages } from '#messages/express.ts'
import type { RouteRequest } from '#web/requests/accept-form.server.ts'
import { shopContext, visitorContext } from '#web/shop/context.ts'
import { loadCart } from '../../cart/load-cart.server.ts'
import { checkoutPath, redirectToCheckout } from '../checkout-request.server.ts'

/** Opens the provider's page for the cart, or else the checkout. */
export async function openExpress({ context, request }: RouteRequest): Promise<Response> {
  const { db, providers, settings } = context.get(shopContext)
  const service = [...providers.values()].find(({ express }) => express)?.express
  const visitor = await context.get(visitorContext)()
  if (!service || !visitor) return redirect(checkoutPath, 303)
  const { headers } = await loadCart({ context, request })
  const { country: home } = await settings()
  const countries = await readDeliveryCountries(db)
  const page = {
    origin: new URL(request.url).origin,
    lineTitle: expressMessages.line,
    country: likelyCountry(request.headers.get('accept-language'), countries, home),
  }
  const opened = await beginExpressCheckout(db, service, visitor, page, new Date())
  if (opened.ok) return redirect(opened.redirectUrl, { status: 303, headers })
  return redirectToCheckout('no-express', headers)
}
