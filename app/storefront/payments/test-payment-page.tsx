import { data, href, redirect } from 'react-router'
import { cents } from '../../commerce/money.ts'
import { findOrderToken } from '../../commerce/orders/order-token-store.server.ts'
import { payByTest } from '../../commerce/payments/pay-by-test.server.ts'
import { findPaidOrder, findPaymentByToken } from '../../commerce/payments/payment-store.server.ts'
import { isTestChoice } from '../../commerce/payments/test-choice.ts'
import { testPayments } from '../../commerce/payments/test-payments.server.ts'
import { shopContext } from '../../web/context.ts'
import { refuseForm, refuseTooMany } from '../../web/personal-form.server.ts'
import { readForm } from '../../web/read-form.server.ts'
import { refusalPage } from '../../web/refusal-page.ts'
import type { Shop } from '../../web/shop.server.ts'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/test-payment-page.ts'
import { type Step, TestPaymentScreen } from './test-payment-screen.tsx'

export { NotFound as ErrorBoundary } from '../error/not-found.tsx'

/** The page's address is its key: no other site is told it. */
const secret = { 'Referrer-Policy': 'same-origin' }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { payment, order, orderToken } = await find(context.get(shopContext), params.token)
  const orderPage = orderPath(orderToken)
  if (payment.state === 'paid' || payment.state === 'ended') throw redirect(orderPage, 303)
  const shown = {
    step: stepOf(payment.state, url.searchParams.get('step')),
    amount: cents(payment.amount),
    orderNumber: order.number,
    orderPage,
    /** While the order waits for its money another payment may be begun. */
    payAgain: order.state === 'placed' ? href('/orders/:token/pay', { token: orderToken }) : null,
  }
  return data(shown, { headers: secret })
}

export async function action({ context, params, request }: Route.ActionArgs) {
  if (request.method !== 'POST') return refuseForm('not-a-post')
  const tooMany = await refuseTooMany(request, context)
  if (tooMany) return tooMany
  const shop = context.get(shopContext)
  const read = await readForm(request, ['choice'])
  if (!read.ok) return refuseForm(read.because)
  const { choice } = read.fields
  if (!isTestChoice(choice)) return refusalPage(400, 'This is none of the choices.')
  const { orderToken } = await find(shop, params.token)
  const done = await payByTest(shop.db, params.token, choice, new Date())
  const isRefused = done.ok && done.state === 'refused'
  const next = isRefused ? href('/pay/:token', params) : orderPath(orderToken)
  return redirect(next, { status: 303, headers: secret })
}

async function find({ db, providers }: Shop, token: string) {
  const payment = providers.has(testPayments) ? await findPaymentByToken(db, token) : undefined
  const order = payment?.provider === testPayments ? await findPaidOrder(db, payment.orderId) : undefined
  const orderToken = order && (await findOrderToken(db, order.id))
  if (!payment || !order || !orderToken) throw data(null, { status: 404 })
  return { payment, order, orderToken }
}

function stepOf(state: string, wanted: string | null): Step {
  if (state === 'refused') return 'refused'
  return wanted === 'confirm' ? 'confirm' : 'choose'
}

function orderPath(token: string): string {
  return `/orders/${token}`
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const title = loaderData?.step === 'refused' ? 'The test payment was refused' : 'Test payment'
  return pageMeta(matches, loaderData && { title })
}

export default function TestPaymentPage({ loaderData }: Route.ComponentProps) {
  return <TestPaymentScreen {...loaderData} />
}
