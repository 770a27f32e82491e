import { redirect } from 'react-router'
import { checkCheckout, noFields, withFields } from '../../commerce/checkout/checkout-form.ts'
import { findCheckout } from '../../commerce/checkout/checkout-store.server.ts'
import type { OrderChange } from '../../commerce/checkout/order-change.ts'
import { placeOrder, type WantedOrder } from '../../commerce/checkout/place-order.server.ts'
import { saveCheckout } from '../../commerce/checkout/save-checkout.server.ts'
import { readSeen } from '../../commerce/checkout/seen-order.ts'
import { readDeliveryCountries } from '../../commerce/delivery/delivery-store.server.ts'
import { loadUnpaidTerms } from '../../commerce/holds/unpaid-terms-store.server.ts'
import { timeToPay } from '../../commerce/payments/bank-transfer.ts'
import { startPayment } from '../../commerce/payments/start-payment.server.ts'
import { isVisitorToken } from '../../commerce/visitors/visitor.ts'
import { readWholeNumber } from '../../commerce/whole-number.ts'
import { clientAddressContext } from '../../web/context.ts'
import { refuseForm } from '../../web/personal-form.server.ts'
import { quantityLimit } from '../cart/load-cart.server.ts'
import type { Route } from './+types/place.ts'
import {
  backToCheckout,
  type CheckoutForm,
  cartNow,
  checkoutPath,
  readCheckoutForm,
  tooMany,
} from './checkout-request.server.ts'
import type { Saying } from './checkout-view.ts'
import { saveForm, typedCode } from './save-form.server.ts'

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
  const { shop, visitor, other, now } = form
  const seen = readSeen(other)
  const checkoutKey = other.checkout ?? ''
  if (!seen || !isVisitorToken(checkoutKey)) return refuseForm('unreadable')
  const address = context.get(clientAddressContext)()
  const wait = shop.limits.orders.wait(visitor.id, address, now)
  if (wait > 0) return tooMany(form, wait)

  const known = await findCheckout(shop.db, visitor.id)
  if (isNewCode(typedCode(form), known?.told ?? [])) {
    // Who typed a code and did not apply it wants it to count: they see what it does before they owe anything.
    const wait = shop.limits.codes.wait(visitor.id, address, now)
    if (wait > 0) return tooMany(form, wait)
    return backToCheckout('code', (await saveForm(form)).headers, '#order')
  }
  const fields = withFields(known?.fields ?? noFields, form.fields)
  const checked = checkCheckout(fields, {
    countries: await readDeliveryCountries(shop.db),
    // Which of them there are is read when the order is placed.
    deliveries: [readWholeNumber(fields.delivery) ?? 0],
    payments: [...shop.providers.keys()],
  })
  const sayBack = async (saying: Saying, told: OrderChange[] = []) => {
    await saveCheckout(shop.db, visitor, { fields, told }, now)
    return backToCheckout(saying, (await cartNow(form)).headers)
  }
  if (!checked.ok) return sayBack('check')
  const { delivery: deliveryMethodId, payment, ...contact } = checked
  const provider = shop.providers.get(payment)!
  const terms = await shop.kept.get('unpaid-terms', () => loadUnpaidTerms(shop.db))
  const wanted: WantedOrder = {
    ...contact,
    ...seen,
    checkoutKey,
    deliveryMethodId,
    codes: known?.codes ?? [],
    payment,
    paysOnline: provider.service !== null,
    patience: timeToPay(provider, terms.transferDays),
    network: address,
    unpaidUnits: terms.unpaidUnits,
    limit: await quantityLimit(shop),
  }
  const placed = await placeOrder(shop.db, visitor, wanted, now)
  if (placed.ok) return toPayment(form, placed.order)
  if (placed.because === 'changed') return sayBack('changed', placed.changes)
  if (placed.because === 'unpaid-limit') return sayBack(placed.offer)
  return sayBack('check')
}

/** Where the order is paid; without such a place its page, which says how it is. */
async function toPayment(form: CheckoutForm, { id, token }: { id: number; token: string }) {
  const { shop, request, now } = form
  const begun = await startPayment(shop.db, shop.providers, id, new URL(request.url).origin, now)
  const { headers } = await cartNow(form)
  return redirect((begun.ok && begun.goTo) || `/orders/${token}`, { status: 303, headers })
}

/** Whether a code stands in the box that was not tried yet. */
function isNewCode(typed: string, told: readonly OrderChange[]): boolean {
  return typed !== '' && !told.some(change => change.about === 'code-refused' && change.code === typed)
}
