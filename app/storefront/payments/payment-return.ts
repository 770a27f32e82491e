import { data, redirect } from 'react-router'
import { findOrderToken } from '#commerce/orders/order-token-store.server.ts'
import { findOrderBalance, findPaymentByToken } from '#commerce/payments/payment-store.server.ts'
import { checkPayment } from '#commerce/payments/settlement/check-pending-payments.server.ts'
import { shopContext } from '#web/shop/context.ts'
import type { Route } from './+types/payment-return.ts'

/** Shoppers return here from a payment page. Looks the payment up, because its webhook may still be on the way. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, providers } = context.get(shopContext)
  const payment = await findPaymentByToken(db, params.token)
  const order = payment && (await findOrderBalance(db, payment.orderId))
  const token = order && (await findOrderToken(db, order.id))
  if (!payment || !order || !token) throw data(null, { status: 404 })
  const isOpen = payment.state === 'started' || payment.state === 'confirming'
  if (isOpen)
    await checkPayment(db, providers, { ...payment, isOrderUnpaid: order.state === 'placed' }, new Date())
  return redirect(`/orders/${token}`, 303)
}
