import { data, redirect } from 'react-router'
import { findOrderToken } from '../../commerce/orders/order-token-store.server.ts'
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
  const token = order && (await findOrderToken(db, order.id))
  if (!payment || !order || !token) throw data(null, { status: 404 })
  const isOpen = payment.state === 'started' || payment.state === 'confirming'
  if (isOpen) await hear(db, providers, { ...payment, isWanted: order.state === 'placed' }, new Date())
  return redirect(`/orders/${token}`, 303)
}
