import { inOneCommit } from '#db/connection/one-commit.server.ts'
import type { Db, Tx } from '#db/schema/schema.ts'
import { addOrderNote } from '../../orders/change-order-state.server.ts'
import { lockOrder } from '../../orders/lock-order-store.server.ts'
import type { Order } from '../../orders/order.ts'
import { readOrderById } from '../../orders/order-store.server.ts'
import { queueEmail } from '../../running/outbox/queue-email.server.ts'
import type { Actor } from '../../values/actor.ts'
import { hashToken } from '../../values/random-token.server.ts'
import { proseText } from '../../values/typed/typed-text.ts'
import { newCaseNumber } from '../case-number.server.ts'
import { readClaims, saveClaimAnswer } from '../warranty/claim-store.server.ts'
import { findWithdrawalByNumber } from '../withdrawals/withdrawal-store.server.ts'
import { planReturnedUnits, type UnitsRefusal } from './return.ts'
import { addReturn, changeReturnState, findReturnByKey, readReturns } from './return-store.server.ts'

/** The withdrawal or claim for which staff open a return. */
type ReturnOrigin =
  | { kind: 'withdrawal'; id: number; comment: string; declaredAt: string }
  | { kind: 'claim'; id: number; orderLineId: number; comment: string; isAnswered: boolean }

/** Undefined if the order has no withdrawal or claim with this number. */
export async function findReturnOrigin(
  db: Db | Tx,
  orderId: number,
  number: string,
): Promise<ReturnOrigin | undefined> {
  const withdrawal = await findWithdrawalByNumber(db, number)
  if (withdrawal?.orderId === orderId) {
    const { id, comment, declaredAt } = withdrawal
    return { kind: 'withdrawal', id, comment, declaredAt }
  }
  const claim = (await readClaims(db, orderId)).find(one => one.number === number)
  if (!claim) return undefined
  const { id, orderLineId, description: comment, answeredAt } = claim
  return { kind: 'claim', id, orderLineId, comment, isAnswered: answeredAt !== null }
}

/** Once all of it has shipped. Before, the rest is canceled or edited out of the order. */
export function canOpenReturn({ state }: Pick<Order, 'state'>): boolean {
  return state === 'shipped' || state === 'delivered'
}

interface OpenedReturn {
  /** Of the withdrawal or claim. */
  origin: string
  /** A repeated submission with the same key is the same return. */
  key: string
  /** For the shopper; required to answer a claim. */
  message: string
  lines: readonly { orderLineId: number; quantity: number }[]
  actor: Actor
  now: Date
}

type OpenReturnRefusal = UnitsRefusal | 'unknown-case' | 'not-shipped' | 'needs-message'

/**
 * Opens an approved return for a withdrawal or a claim, whenever that was, and emails its label. A claim is answered by it, and a
 * withdrawal settled once the return is closed. The refund is due by the date of the withdrawal.
 */
export async function openReturn(
  db: Db,
  orderId: number,
  { origin: originNumber, key, message: typed, lines, actor, now }: OpenedReturn,
): Promise<{ ok: true; number: string } | { ok: false; reason: OpenReturnRefusal }> {
  const message = proseText(typed)
  return inOneCommit(db, async tx => {
    await lockOrder(tx, orderId)
    const existing = await findReturnByKey(tx, orderId, key)
    if (existing !== undefined) return { ok: true, number: existing }
    const order = await readOrderById(tx, orderId)
    const origin = order && (await findReturnOrigin(tx, orderId, originNumber))
    if (!origin) return { ok: false, reason: 'unknown-case' }
    if (!canOpenReturn(order)) return { ok: false, reason: 'not-shipped' }
    const planned = planReturnedUnits(order, await readReturns(tx, orderId), lines)
    if (!planned.ok) return planned
    const isClaim = origin.kind === 'claim'
    if (isClaim && !origin.isAnswered && message === '') return { ok: false, reason: 'needs-message' }
    if (isClaim) await saveClaimAnswer(tx, origin.id, message, now)

    const number = newCaseNumber('R')
    const row = {
      ...{ number, order_id: orderId, key_hash: hashToken(`${orderId}-${key}`), amount: planned.amount },
      ...{ reason: '', comment: origin.comment, [isClaim ? 'claim_id' : 'withdrawal_id']: origin.id },
      requested_at: isClaim ? now.toISOString() : origin.declaredAt,
    }
    const returnId = await addReturn(tx, row, planned.lines)
    await changeReturnState(tx, returnId, 'accepted', now, message)
    await addOrderNote(tx, orderId, { actor, note: { code: 'return-accepted', returnId }, now })
    const kind = 'return-accepted'
    const idempotencyKey = `${kind}-${returnId}`
    await queueEmail(tx, { kind, returnId, to: order.email, idempotencyKey }, now)
    return { ok: true, number }
  })
}
