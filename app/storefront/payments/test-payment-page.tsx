import { data, href, redirect } from 'react-router'
import { choiceField } from '#commerce/editing/input/text-fields.server.ts'
import { findOrderToken } from '#commerce/orders/order-token-store.server.ts'
import { findOrderBalance, findPaymentByToken } from '#commerce/payments/payment-store.server.ts'
import { settleTestPayment } from '#commerce/payments/providers/settle-test-payment.server.ts'
import { testOutcomes } from '#commerce/payments/providers/test-outcome.ts'
import { testProviderName } from '#commerce/payments/providers/test-provider.server.ts'
import { toAmount } from '#commerce/values/money.ts'
import { paymentMessages } from '#messages/payments.ts'
import { refusalPage } from '#web/forms/refusal-page.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { readInput } from '#web/requests/read-input.server.ts'
import { shopContext } from '#web/shop/context.ts'
import type { Shop } from '#web/shop/shop.server.ts'
import { pageMeta } from '../layout-data/page-meta.ts'
import type { Route } from './+types/test-payment-page.ts'
import { heldUntil } from './payment-page.server.ts'
import { TestPaymentScreen, type TestPaymentStep } from './test-payment-screen.tsx'

const fields = { choice: choiceField(testOutcomes) }

export const middleware = [acceptForm(fields)]

/** The URL is the page's key, so other sites must not see it. */
const privateHeaders = { 'Referrer-Policy': 'same-origin' }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { payment, order, orderToken } = await findTestPayment(context.get(shopContext), params.token)
  const orderPath = href('/orders/:token', { token: orderToken })
  if (payment.state === 'paid' || payment.state === 'ended') throw redirect(orderPath, 303)
  const shown = {
    step: stepOf(payment.state, url.searchParams.get('step')),
    amount: toAmount(payment.amount),
    currency: payment.currency,
    orderNumber: order.number,
    orderPath,
    heldUntil: heldUntil(order),
    payAgain: order.state === 'placed' ? href('/orders/:token/pay', { token: orderToken }) : null,
  }
  return data(shown, { headers: privateHeaders })
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const input = await readInput({ request }, fields)
  if (!input.ok) return refusalPage(400, paymentMessages.unknownOutcome)
  const { choice } = input.values
  const shop = context.get(shopContext)
  const { orderToken } = await findTestPayment(shop, params.token)
  const done = await settleTestPayment(shop.db, params.token, choice, new Date())
  const isDeclined = done.ok && done.state === 'declined'
  const next = isDeclined ? href('/pay/:token', params) : href('/orders/:token', { token: orderToken })
  return redirect(next, { status: 303, headers: privateHeaders })
}

async function findTestPayment({ db, providers }: Shop, token: string) {
  const payment = providers.has(testProviderName) ? await findPaymentByToken(db, token) : undefined
  const order =
    payment?.provider === testProviderName ? await findOrderBalance(db, payment.orderId) : undefined
  const orderToken = order && (await findOrderToken(db, order.id))
  if (!payment || !order || !orderToken) throw data(null, { status: 404 })
  return { payment, order, orderToken }
}

function stepOf(state: string, requested: string | null): TestPaymentStep {
  if (state === 'declined') return 'declined'
  return requested === 'confirm' ? 'confirm' : 'choose'
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const title = loaderData?.step === 'declined' ? paymentMessages.declinedTitle : paymentMessages.testTitle
  return pageMeta(matches, loaderData && { title })
}

export default function TestPaymentPage({ loaderData }: Route.ComponentProps) {
  return <TestPaymentScreen {...loaderData} />
}
