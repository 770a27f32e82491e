import { inOneCommit } from '../../db/one-commit.server.ts'
import type { Db, Tx } from '../../db/schema.ts'
import { finishRefund } from './finish-refund.server.ts'
import type { PaymentMatter, PaymentMessage } from './payment-provider.ts'
import { findPaidOrder, findPaymentByToken, isNewMessage, keepReference } from './payment-store.server.ts'
import { addRefund, raiseRefunded, readGivenBack } from './refund-store.server.ts'
import { settleIn } from './settle-payment.server.ts'

/**
 * Does what a provider's message says, once: the message is written down in the transaction of what it causes, and a second one
 * of its name finds it there. False when it was known.
 */
export function takeMessage(
  db: Db,
  provider: string,
  { id, kind, about }: PaymentMessage,
  now: Date,
): Promise<boolean> {
  return inOneCommit(db, async tx => {
    if (!(await isNewMessage(tx, { provider, id, kind }, now))) return false
    if (about) await follow(tx, provider, id, about, now)
    return true
  })
}

async function follow(
  tx: Tx,
  provider: string,
  messageId: string,
  about: PaymentMatter,
  now: Date,
): Promise<void> {
  if (about.what === 'refund-failed') return refundFailed(tx, provider, about, now)
  const payment = await findPaymentByToken(tx, about.token)
  // Others may use the same account.
  if (payment?.provider !== provider) return
  // The order is held first, as wherever orders and payments change together: two that wait for each other wait for ever.
  await findPaidOrder(tx, payment.orderId)
  if (about.what === 'payment') {
    await keepReference(tx, payment.id, about.reference)
    await settleIn(tx, payment.id, about.news, now)
    return
  }
  // What the shop did not ask for itself was given back in the provider's own pages.
  const more = about.amount - ((await readGivenBack(tx, payment.orderId)).get(payment.id) ?? 0)
  if (more <= 0 || !(await raiseRefunded(tx, payment.orderId, more))) return
  const key = `${payment.orderId}-${provider}-${messageId}`
  const refund = { orderId: payment.orderId, paymentId: payment.id, key, amount: more }
  const id = await addRefund(tx, { ...refund, reason: `given back in ${provider}` }, now)
  await finishRefund(tx, id, { reference: null, now })
}

/** The money is still here: the merchant has to send it by hand. */
async function refundFailed(
  tx: Tx,
  provider: string,
  { reference, words }: { reference: string; words: string },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('refund')
    .set({ done_at: null, gave_up_at: now.toISOString(), last_error: words })
    .where('reference', '=', reference)
    .where('payment_id', 'in', tx.selectFrom('payment').select('id').where('provider', '=', provider))
    .execute()
}
