import { inOneCommit } from '#db/connection/one-commit.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { addOrderNote } from '../../orders/change-order-state.server.ts'
import { lockOrder } from '../../orders/lock-order-store.server.ts'
import { readOrderById } from '../../orders/order-store.server.ts'
import { queueEmail } from '../../running/outbox/queue-email.server.ts'
import type { Actor } from '../../values/actor.ts'
import { proseText } from '../../values/typed/typed-text.ts'
import { changeReturnState, findReturn } from './return-store.server.ts'

export interface ReturnAnswer {
  actor: Actor
  /** For the shopper; required to decline. */
  message: string
  now: Date
}

export type AnswerReturnResult =
  | { ok: true }
  | { ok: false; reason: 'unknown-return' | 'not-open' | 'needs-message' }

/** Emails the return label to the shopper. */
export async function acceptReturn(
  db: Db,
  number: string,
  answer: ReturnAnswer,
): Promise<AnswerReturnResult> {
  return answerReturn(db, number, 'accepted', answer)
}

/** Emails the reason to the shopper, who may request the return again. */
export async function declineReturn(
  db: Db,
  number: string,
  answer: ReturnAnswer,
): Promise<AnswerReturnResult> {
  if (proseText(answer.message) === '') return { ok: false, reason: 'needs-message' }
  return answerReturn(db, number, 'declined', answer)
}

async function answerReturn(
  db: Db,
  number: string,
  to: 'accepted' | 'declined',
  { actor, message, now }: ReturnAnswer,
): Promise<AnswerReturnResult> {
  return inOneCommit(db, async tx => {
    const found = await findReturn(tx, number)
    if (!found) return { ok: false, reason: 'unknown-return' }
    await lockOrder(tx, found.orderId)
    const isPartlyBack = ((await findReturn(tx, number))?.arrivals ?? 0) > 0
    if (to === 'declined' && isPartlyBack) return { ok: false, reason: 'not-open' }
    if (!(await changeReturnState(tx, found.id, to, now, proseText(message))))
      return { ok: false, reason: 'not-open' }
    await addOrderNote(tx, found.orderId, { actor, note: { code: `return-${to}`, returnId: found.id }, now })
    const order = await readOrderById(tx, found.orderId)
    if (!order) throw new Error(`return ${number} has no order`)
    const kind = `return-${to}` as const
    await queueEmail(
      tx,
      { kind, returnId: found.id, to: order.email, idempotencyKey: `${kind}-${found.id}` },
      now,
    )
    return { ok: true }
  })
}
