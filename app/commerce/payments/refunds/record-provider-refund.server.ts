import type { Tx } from '#db/schema/schema.ts'
import { providerActor } from '../../values/actor.ts'
import type { Payment } from '../payment-store.server.ts'
import { finishRefund } from './finish-refund.server.ts'
import { readProviderRefundTotal } from './provider-refund-store.server.ts'
import { addRefund, increaseRefunded, readRefundedByPayment } from './refund-store.server.ts'

/**
 * Books what was refunded in the provider's dashboard. Returns the amount, in minor units: 0 if all of it was known, or if it exceeds
 * what was paid.
 */
export async function recordProviderRefund(tx: Tx, payment: Payment, now: Date): Promise<number> {
  const { id, orderId, provider } = payment
  const total = await readProviderRefundTotal(tx, payment)
  const amount = total - ((await readRefundedByPayment(tx, orderId)).get(id) ?? 0)
  if (amount <= 0 || !(await increaseRefunded(tx, orderId, amount))) return 0
  // The total grows with each refund, so it identifies this one.
  const key = `${orderId}-${provider}-${id}-${total}`
  const purpose = { cause: 'refunded-at-provider' } as const
  const refund = await addRefund(tx, { orderId, paymentId: id, key, amount, purpose }, now)
  await finishRefund(tx, refund.id, { reference: null, actor: providerActor(provider), now })
  return amount
}
