import { inOneCommit } from '../../db/one-commit.server.ts'
import type { Db, Tx } from '../../db/schema.ts'
import { hearPaymentIn, hearRefundIn } from './hear-payment.server.ts'
import { isNewMessage } from './payment-event-store.server.ts'
import type { PaymentMatter, PaymentMessage } from './payment-provider.ts'
import { findPaymentByToken } from './payment-store.server.ts'

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
    if (about) await follow(tx, provider, about, now)
    return true
  })
}

async function follow(tx: Tx, provider: string, about: PaymentMatter, now: Date): Promise<void> {
  if (about.what === 'refund-failed') return refundFailed(tx, provider, about, now)
  const payment = await findPaymentByToken(tx, about.token)
  // Others may use the same account.
  if (payment?.provider !== provider) return
  if (about.what === 'payment') await hearPaymentIn(tx, payment.id, about.news, now)
  else await hearRefundIn(tx, payment.id, about.told, now)
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
