import { inOneCommit } from '#db/connection/one-commit.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { queueEmail } from '../../running/outbox/queue-email.server.ts'
import { unsealEmailFacts } from '../../running/outbox/sealed-email.server.ts'
import { findSealedFacts, maxResends, type OrderEmail, resendKey } from './order-email-store.server.ts'

export type ResendResult = { ok: true } | { ok: false; reason: 'too-often' | 'forgotten' | 'over-limit' }

/** Whether an email can be sent again: its content is kept for a while, and it was sent. */
export function canResend({ recipient, sentAt, failedAt, resends }: OrderEmail): boolean {
  return recipient !== '' && (sentAt !== null || failedAt !== null) && resends < maxResends
}

/**
 * Queues an email again, rendered from what is stored now, to the order's address. `number` counts from 1 and makes it
 * idempotent: the second of two clicks sends nothing.
 */
export async function resendEmail(
  db: Db,
  { email, to, number }: { email: OrderEmail; to: string; number: number },
  now: Date,
): Promise<ResendResult> {
  if (number < 1 || number > maxResends) return { ok: false, reason: 'too-often' }
  if (email.recipient === '') return { ok: false, reason: 'forgotten' }
  return inOneCommit(db, async tx => {
    const sealed = await findSealedFacts(tx, email.id)
    if (sealed === undefined) return { ok: false, reason: 'forgotten' }
    const facts = unsealEmailFacts(tx, sealed)
    const idempotencyKey = resendKey(email.key, number)
    const isQueued = await queueEmail(tx, { ...facts, to, idempotencyKey }, now)
    return isQueued ? { ok: true } : { ok: false, reason: 'over-limit' }
  })
}
