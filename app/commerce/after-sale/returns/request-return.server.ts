import { inOneCommit } from '#db/connection/one-commit.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { addOrderNote } from '../../orders/change-order-state.server.ts'
import { lockOrder } from '../../orders/lock-order-store.server.ts'
import { readOrderById } from '../../orders/order-store.server.ts'
import { promisedPeriods } from '../../orders/promised-periods.ts'
import { queueEmail } from '../../running/outbox/queue-email.server.ts'
import { loadSettings } from '../../running/settings/load-settings.server.ts'
import { shopperActor } from '../../values/actor.ts'
import { hashToken } from '../../values/random-token.server.ts'
import { proseText } from '../../values/typed/typed-text.ts'
import { newCaseNumber } from '../case-number.server.ts'
import {
  isReturnReason,
  maxOpenReturns,
  maxReturnCommentLength,
  planReturn,
  type ReturnRefusal,
} from './return.ts'
import { addReturn, findReturnByKey, readReturns } from './return-store.server.ts'

export interface ReturnRequest {
  orderId: number
  /** A repeated submission with the same key is the same return. */
  key: string
  reason: string
  comment: string
  lines: readonly { orderLineId: number; quantity: number }[]
}

export type RequestReturnResult =
  | { ok: true; number: string }
  | { ok: false; reasons: ReturnRequestRefusal[] }

export type ReturnRequestRefusal = ReturnRefusal | 'comment-too-long' | 'too-many-open'

/** A reason is optional: Directive 2011/83/EU, article 9(1). */
export async function requestReturn(db: Db, request: ReturnRequest, now: Date): Promise<RequestReturnResult> {
  const comment = proseText(request.comment)
  const reason = isReturnReason(request.reason) ? request.reason : ''
  return inOneCommit(db, async tx => {
    const { orderId, key, lines } = request
    await lockOrder(tx, orderId)
    const existing = await findReturnByKey(tx, orderId, key)
    if (existing !== undefined) return { ok: true, number: existing }

    const order = await readOrderById(tx, orderId)
    if (!order) return { ok: false, reasons: ['not-delivered'] }
    const settings = await loadSettings(tx)
    const { returnDays: days } = promisedPeriods(order, settings)
    const others = await readReturns(tx, orderId)
    const open = others.filter(({ state }) => state === 'requested')
    if (open.length >= maxOpenReturns) return { ok: false, reasons: ['too-many-open'] }
    const planned = planReturn(order, others, { lines, days, timeZone: settings.timeZone, now })
    const refusals: ReturnRequestRefusal[] = planned.ok ? [] : [planned.reason]
    if (comment.length > maxReturnCommentLength) refusals.push('comment-too-long')
    if (!planned.ok || refusals.length > 0) return { ok: false, reasons: refusals }

    const number = newCaseNumber('R')
    const keyHash = hashToken(`${orderId}-${key}`)
    const said = { reason, comment, requested_at: now.toISOString() }
    const row = { number, order_id: orderId, key_hash: keyHash, amount: planned.amount, ...said }
    const returnId = await addReturn(tx, row, planned.lines)
    await addOrderNote(tx, orderId, {
      actor: shopperActor,
      note: { code: 'return-requested', returnId },
      now,
    })
    await queueEmail(
      tx,
      { kind: 'return-requested', returnId, to: order.email, idempotencyKey: `return-requested-${returnId}` },
      now,
    )
    return { ok: true, number }
  })
}
