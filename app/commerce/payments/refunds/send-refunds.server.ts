import { inOneCommit } from '#db/connection/one-commit.server.ts'
import { DatabaseUnavailable } from '#db/outages/database-unavailable.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { providerActor } from '../../values/actor.ts'
import { errorForLog } from '../../values/error-for-log.ts'
import { toAmount } from '../../values/money.ts'
import type { PaymentProviders, ProviderRefundResult } from '../payment-provider.ts'
import { readPaymentToken } from '../payment-store.server.ts'
import { finishRefund } from './finish-refund.server.ts'
import {
  type DueRefund,
  readDueRefunds,
  recordRefundFailure,
  recordRefundReference,
  refundNotFinished,
  startRefundAttempt,
} from './refund-store.server.ts'

/** Small, because each one is a network call. */
const maxPerRun = 20

/** Reached after a day and a half; then the merchant has to look into it. */
const maxAttempts = 40

interface SendRefundsOptions {
  closing?: AbortSignal
  log?: (event: string, details: Record<string, unknown>) => void
}

/** Sends due refunds to their providers. Returns how many succeeded or failed for good. One that can't be finished holds up no other. */
export async function sendRefunds(
  db: Db,
  providers: PaymentProviders,
  now: Date,
  { closing, log = () => {} }: SendRefundsOptions = {},
): Promise<number> {
  const names = [...providers.values()].filter(({ service }) => service).map(({ name }) => name)
  let ended = 0
  for (const refund of await readDueRefunds(db, names, now, maxPerRun)) {
    if (closing?.aborted) break
    const next = new Date(now.getTime() + refundRetryDelay(refund.attempts))
    if (!(await startRefundAttempt(db, refund, next))) continue
    const failure = await sendAndFinish(db, providers, refund, now).catch(error => {
      if (error instanceof DatabaseUnavailable) throw error
      log('refund-not-finished', { refund: refund.id, error: errorForLog(error) })
      return { reason: 'failed', error: refundNotFinished } as const
    })
    const isFinal = failure?.reason === 'refused' || refund.attempts + 1 >= maxAttempts
    if (failure)
      await recordRefundFailure(db, refund.id, { error: failure.error, failedAt: isFinal ? now : null })
    if (!failure || isFinal) ended += 1
  }
  return ended
}

/** Undefined if the refund is done. Throws after the provider accepted it, too. */
async function sendAndFinish(db: Db, providers: PaymentProviders, refund: DueRefund, now: Date) {
  let { reference } = refund
  if (reference === null) {
    const result = await sendRefund(db, providers, refund)
    if (!result.ok) return result
    reference = result.reference
    await recordRefundReference(db, refund.id, reference)
  }
  await inOneCommit(db, tx =>
    finishRefund(tx, refund.id, { reference, actor: providerActor(refund.provider), now }),
  )
  return undefined
}

async function sendRefund(
  db: Db,
  providers: PaymentProviders,
  refund: DueRefund,
): Promise<ProviderRefundResult> {
  const { provider, paymentReference: reference, amount, currency, id } = refund
  if (reference === null) return { ok: false, reason: 'refused', error: 'no-payment-reference' }
  // Another shop may share the account and its refund ids, but not the payment's token.
  const key = `${readPaymentToken(db, refund)}-${id}`
  return providers.get(provider)!.service!.refund({ reference, amount: toAmount(amount), currency, key })
}

/** In milliseconds: one minute, doubled each time, at most an hour. */
function refundRetryDelay(attempts: number): number {
  return Math.min(2 ** attempts, 60) * 60 * 1000
}
