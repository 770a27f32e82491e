import { redirect } from 'react-router'
import { findCheckoutDraft } from '#commerce/cart/checkout/checkout-draft-store.server.ts'
import {
  type CheckoutFields,
  emptyCheckoutFields,
  mergeCheckoutFields,
  type ValidatedCheckout,
  validateCheckout,
} from '#commerce/cart/checkout/checkout-form.ts'
import type { OrderChange } from '#commerce/cart/checkout/order-change.ts'
import { type PlaceOrderResult, placeOrder } from '#commerce/cart/checkout/place-order.server.ts'
import { saveCheckoutDraft } from '#commerce/cart/checkout/save-checkout-draft.server.ts'
import { readSeenOrder, type SeenOrder } from '#commerce/cart/checkout/seen-order.ts'
import { paymentTimeoutFor } from '#commerce/payments/bank-transfer.ts'
import { isTestPayment, type PaymentProvider } from '#commerce/payments/payment-provider.ts'
import { startPayment } from '#commerce/payments/settlement/start-payment.server.ts'
import { isRandomToken } from '#commerce/values/random-token.server.ts'
import { readId } from '#commerce/values/whole-number.ts'
import type { RouteRequest } from '#web/requests/accept-form.server.ts'
import { countForm } from '#web/requests/count-form.server.ts'
import { refuseInput } from '#web/requests/read-input.server.ts'
import { clientAddressContext } from '#web/shop/context.ts'
import type { Shop } from '#web/shop/shop.server.ts'
import { paymentPage } from '../payments/payment-page.server.ts'
import {
  type CheckoutRequest,
  checkoutRateLimited,
  currentCart,
  redirectToCheckout,
} from './checkout-request.server.ts'
import { enteredCode, saveCheckoutRequest } from './save-checkout-request.server.ts'
import { type CheckoutNotice, paymentsFor } from './view/checkout-view.ts'
import { loadBankAccounts, loadDeliveryCountries } from './view/load-checkout-view.server.ts'

/**
 * Places the order and redirects to its payment or its page; the same key leads to the same order. Anything in the way is
 * shown on the checkout, which keeps all input.
 */
export async function placeFromForm(form: CheckoutRequest, args: RouteRequest): Promise<Response> {
  const { shop, visitor, other, now } = form
  const seen = readSeenOrder(other)
  const checkoutKey = other.checkout ?? ''
  if (!seen || !isRandomToken(checkoutKey)) return refuseInput(args)
  const draft = await findCheckoutDraft(shop.db, visitor.id)
  // Shoppers see the effect of a code before they owe anything.
  if (isUntriedCode(enteredCode(form), draft?.changes ?? [])) return tryCode(form, args)
  const network = args.context.get(clientAddressContext)()
  const fields = mergeCheckoutFields(draft?.fields ?? emptyCheckoutFields, form.fields)
  const validated = await validateFields(shop, fields, seen)
  if (!validated.ok) return saveAndRedirect(form, fields, 'check')
  const placed = await placeOrder(
    shop.db,
    visitor,
    { ...seen, ...(await orderTerms(shop, validated, now)), checkoutKey, network, codes: draft?.codes ?? [] },
    now,
  )
  if (placed.ok) return redirectToPayment(form, placed, shop.providers.get(validated.payment)!)
  if (placed.reason === 'changed') return saveAndRedirect(form, fields, 'changed', placed.changes)
  return saveAndRedirect(form, fields, placed.reason === 'unpaid-limit' ? placed.nextStep : 'check')
}

async function tryCode(form: CheckoutRequest, { context }: RouteRequest): Promise<Response> {
  const wait = await countForm(context, 'codes')
  if (wait > 0) return checkoutRateLimited(form, wait)
  return redirectToCheckout('code', (await saveCheckoutRequest(form)).headers, '#order')
}

async function validateFields(
  shop: Shop,
  fields: CheckoutFields,
  seen: SeenOrder,
): Promise<ValidatedCheckout> {
  const { currency } = await shop.settings()
  const methods = [...shop.providers.values()].map(({ name, service }) => ({
    ...{ name, isOnline: service !== null },
    amountStep: service?.amountStep(currency) ?? 1,
  }))
  const bankAccount = (await loadBankAccounts(shop))(fields.country)
  return validateCheckout(fields, {
    countries: await loadDeliveryCountries(shop),
    // Placing the order checks that the method exists.
    deliveries: [readId(fields.delivery) ?? 0],
    payments: paymentsFor(methods, { due: seen.seenDue, bankAccount }).map(({ name }) => name),
  })
}

/** The valid input with the shop's current terms for it. */
async function orderTerms(
  shop: Shop,
  { email, address, delivery, payment }: Extract<ValidatedCheckout, { ok: true }>,
  now: Date,
) {
  const provider = shop.providers.get(payment)!
  const settings = await shop.settings()
  return {
    email,
    address,
    payment,
    deliveryMethodId: delivery,
    paysOnline: provider.service !== null,
    paymentTimeout: paymentTimeoutFor(provider, settings, now),
    isTest: isTestPayment(provider),
    promises: settings,
    unpaidUnits: settings.unpaidUnits,
    limit: settings.quantityLimit,
  }
}

async function saveAndRedirect(
  form: CheckoutRequest,
  fields: CheckoutFields,
  notice: CheckoutNotice,
  changes: OrderChange[] = [],
): Promise<Response> {
  await saveCheckoutDraft(form.shop.db, form.visitor, { fields, changes }, form.now)
  return redirectToCheckout(notice, (await currentCart(form)).headers)
}

/** Redirects to the payment page, or else to the order. */
async function redirectToPayment(
  form: CheckoutRequest,
  { order: { id, token }, remaining }: Extract<PlaceOrderResult, { ok: true }>,
  { service }: PaymentProvider,
) {
  const { shop, request, now } = form
  const { headers } = await currentCart(form, remaining)
  const address = { status: 303, headers }
  // A new order without a payment page leads nowhere else; an old one may have been for another method.
  if (remaining && !service) return redirect(`/orders/${token}`, address)
  const started = await startPayment(shop.db, shop.providers, id, paymentPage(request), now)
  return redirect((started.ok && started.redirectUrl) || `/orders/${token}`, address)
}

/** A refused code that is still in the input doesn't block the order again. */
function isUntriedCode(entered: string, changes: readonly OrderChange[]): boolean {
  return entered !== '' && !changes.some(change => change.kind === 'code-refused' && change.code === entered)
}
