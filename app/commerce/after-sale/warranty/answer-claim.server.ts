import { inOneCommit } from '#db/connection/one-commit.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { addOrderNote } from '../../orders/change-order-state.server.ts'
import { lockOrder } from '../../orders/lock-order-store.server.ts'
import { queueEmail } from '../../running/outbox/queue-email.server.ts'
import type { Actor } from '../../values/actor.ts'
import { proseText } from '../../values/typed/typed-text.ts'
import { readOpenClaims, saveClaimAnswer } from './claim-store.server.ts'

export type AnswerClaimResult =
  | { ok: true }
  | { ok: false; reason: 'unknown-claim' | 'answered-before' | 'needs-message' }

/** Answers a claim, once, and emails the answer to the shopper. */
export async function answerClaim(
  db: Db,
  number: string,
  { actor, message: typed, now }: { actor: Actor; message: string; now: Date },
): Promise<AnswerClaimResult> {
  const message = proseText(typed)
  if (message === '') return { ok: false, reason: 'needs-message' }
  return inOneCommit(db, async tx => {
    const [claim] = await readOpenClaims(tx, number)
    if (!claim) return { ok: false, reason: 'unknown-claim' }
    const { id: claimId, orderId, email: to } = claim
    await lockOrder(tx, orderId)
    if (!(await saveClaimAnswer(tx, claimId, message, now))) return { ok: false, reason: 'answered-before' }
    await addOrderNote(tx, orderId, { actor, note: { code: 'claim-answered', claimId }, now })
    await queueEmail(
      tx,
      { kind: 'claim-answered', claimId, to, idempotencyKey: `claim-answered-${claimId}` },
      now,
    )
    return { ok: true }
  })
}
