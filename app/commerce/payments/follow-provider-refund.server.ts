import type { Tx } from '../../db/schema.ts'
import { finishRefund } from './finish-refund.server.ts'
import type { Payment } from './payment-store.server.ts'
import { readProviderRefund } from './provider-refund-store.server.ts'
import { addRefund, raiseRefunded, readGivenBack } from './refund-store.server.ts'

/**
 * Writes down what a provider has refunded of a paid payment past the shop, in the provider's own pages. Returns how much that is
 * now, in cents: 0 when all of it was known, and when it is more than the order has paid.
 */
export async function followProviderRefund(tx: Tx, payment: Payment, now: Date): Promise<number> {
  const { id, orderId, provider } = payment
  const told = await readProviderRefund(tx, payment)
  const more = told - ((await readGivenBack(tx, orderId)).get(id) ?? 0)
  if (more <= 0 || !(await raiseRefunded(tx, orderId, more))) return 0
  // What was told grows with each of them: it never names two.
  const key = `${orderId}-${provider}-${id}-${told}`
  const reason = `given back in ${provider}`
  const refundId = await addRefund(tx, { orderId, paymentId: id, key, amount: more, reason }, now)
  await finishRefund(tx, refundId, { reference: null, now })
  return more
}
