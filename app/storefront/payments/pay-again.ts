import { href, redirect } from 'react-router'
import { findPayableOrder } from '../../commerce/payments/payment-store.server.ts'
import { startPayment } from '../../commerce/payments/start-payment.server.ts'
import { shopContext } from '../../web/context.ts'
import { readPersonalForm, refuseForm } from '../../web/personal-form.server.ts'
import { refusalPage, tooManyPage } from '../../web/refusal-page.ts'
import { toOrder } from '../orders/order-form.server.ts'
import type { Route } from './+types/pay-again.ts'

/** Who comes here by an address wants to see the order. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(href('/orders/:token', params))
}

/**
 * Pays an order that waits for its money: where the first payment was refused, broken off or could not be begun. Leads to where it
 * is paid, or to the order's page, which with `said` says why not.
 */
export async function action({ context, params, request }: Route.ActionArgs) {
  const now = new Date()
  const form = await readPersonalForm(request, context, [], now)
  if (!form.ok) {
    if (form.because !== 'too-many') return refuseForm(form.because)
    return tooManyPage(request, form.wait, form.typed, toOrder(params))
  }
  const { db, providers } = context.get(shopContext)
  const orderId = await findPayableOrder(db, params.token)
  if (orderId === undefined) return refusalPage(404, 'There is no such order.')
  const begun = await startPayment(db, providers, orderId, new URL(request.url).origin, now)
  if (begun.ok) return redirect(begun.goTo ?? href('/orders/:token', params), 303)
  return redirect(`${href('/orders/:token', params)}?said=payment-${begun.because}`, 303)
}
