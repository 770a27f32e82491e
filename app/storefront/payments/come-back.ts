import { data, redirect } from 'react-router'
import { hear } from '../../commerce/payments/hear-lost-payments.server.ts'
import { findPaidOrder, findPaymentByToken } from '../../commerce/payments/payment-store.server.ts'
import { shopContext } from '../../web/context.ts'
import type { Route } from './+types/come-back.ts'

/**
 * Where shoppers come back to from the page on which they paid, or did not. The provider is asked once: a paid order is to read
 * paid, also when its message is still on the way.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, providers } = context.get(shopContext)
  const payment = await findPaymentByToken(db, params.token)
  const order = payment && (await findPaidOrder(db, payment.orderId))
  if (!payment || !order) throw data(null, { status: 404 })
  const isOpen = payment.state === 'started' || payment.state === 'confirming'
  if (isOpen) await hear(db, providers, { ...payment, isWanted: order.state === 'placed' }, new Date())
  return redirect(`/orders/${order.token}`, 303)
}
