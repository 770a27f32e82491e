import { redirect } from 'react-router'
import { checkCheckout, noFields, withFields } from '../../commerce/checkout/checkout-form.ts'
import { findCheckout } from '../../commerce/checkout/checkout-store.server.ts'
import { placeOrder } from '../../commerce/checkout/place-order.server.ts'
import { saveCheckout } from '../../commerce/checkout/save-checkout.server.ts'
import { readSeen } from '../../commerce/checkout/seen-order.ts'
import { readDeliveryCountries } from '../../commerce/delivery/delivery-store.server.ts'
import { startPayment } from '../../commerce/payments/payments.server.ts'
import { isVisitorToken } from '../../commerce/visitors/visitor.ts'
import { clientAddressContext } from '../../web/context.ts'
import { refuseForm } from '../../web/personal-form.server.ts'
import type { Route } from './+types/place.ts'
import { backToCheckout, checkoutPath, readCheckoutForm, tooMany } from './checkout-request.server.ts'

export function loader() {
  return redirect(checkoutPath)
}

/**
 * Places the order and leads to where it is paid, or to its page. Sent again with the same key it leads to the same order.
 * Whatever stands in its way is said on the checkout's page, where everything is as it was filled in.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readCheckoutForm({ request, context })
  if (form instanceof Response) return form
  const { shop, visitor, cart, fields: sent, other, headers, now } = form
  const { db, providers } = shop
  const seen = readSeen(other)
  if (!seen || !isVisitorToken(other.checkout ?? '')) return refuseForm('unreadable')
  const wait = shop.limits.orders.wait(visitor.id, context.get(clientAddressContext)(), now)
  if (wait > 0) return tooMany(wait)

  const known = await findCheckout(db, visitor.id)
  const fields = withFields(known?.fields ?? noFields, sent)
  const keep = (told: Parameters<typeof saveCheckout>[2]['told'] = []) =>
    saveCheckout(db, visitor, { fields, told }, now)
  const checked = checkCheckout(fields, {
    countries: await readDeliveryCountries(db),
    // Which of them there are is read when the order is placed.
    deliveries: [Number(fields.delivery) || 0],
    payments: [...providers.keys()],
  })
  if (!checked.ok) {
    await keep()
    return backToCheckout('check', headers)
  }
  const { email, address, delivery, payment } = checked
  const placed = await placeOrder(
    db,
    visitor,
    {
      checkoutKey: other.checkout!,
      email,
      address,
      deliveryMethodId: delivery || null,
      codes: known?.codes ?? [],
      payment,
      patience: providers.get(payment)!.patience,
      ...seen,
      limit: cart.limit,
    },
    now,
  )
  if (placed.ok) {
    const { id, token } = placed.order
    const begun = await startPayment(db, providers, id, new URL(request.url).origin, now)
    const goTo = (begun.ok && begun.goTo) || `/orders/${token}`
    return redirect(goTo, { status: 303, headers })
  }
  if (placed.because === 'empty-cart') return backToCheckout(undefined, headers)
  await keep(placed.because === 'changed' ? placed.changes : [])
  return backToCheckout(placed.because === 'changed' ? 'changed' : 'check', headers)
}
