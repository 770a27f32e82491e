import { inOneCommit } from '#db/connection/one-commit.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { addOrderNote } from '../../orders/change-order-state.server.ts'
import { lockOrder } from '../../orders/lock-order-store.server.ts'
import type { Order } from '../../orders/order.ts'
import { promisedPeriods } from '../../orders/promised-periods.ts'
import { queueEmail } from '../../running/outbox/queue-email.server.ts'
import { loadSettings } from '../../running/settings/load-settings.server.ts'
import { shopperActor } from '../../values/actor.ts'
import { newCaseNumber } from '../case-number.server.ts'
import { addClaim, findClaimByKey } from './claim-store.server.ts'
import { type ClaimRefusal, parseClaim } from './warranty.ts'

export interface ClaimRequest {
  orderLineId: number
  description: string
  /** A repeated submission with the same key is the same claim. */
  key: string
}

export type ClaimWarrantyResult = { ok: true; number: string } | { ok: false; reason: ClaimRefusal }

/** Records a warranty claim and emails a receipt to the shopper. */
export async function claimWarranty(
  db: Db,
  order: Order,
  request: ClaimRequest,
  now: Date,
): Promise<ClaimWarrantyResult> {
  const settings = await loadSettings(db)
  const { warrantyYears: years } = promisedPeriods(order, settings)
  const parsed = parseClaim(order, request, { years, timeZone: settings.timeZone, now })
  if (!parsed.ok) return parsed
  return inOneCommit(db, async tx => {
    await lockOrder(tx, order.id)
    const key = `${order.id}-${request.key}`
    const number = newCaseNumber('C')
    const claimId = await addClaim(
      tx,
      { number, orderLineId: request.orderLineId, key, description: parsed.description },
      now,
    )
    if (claimId === undefined) {
      const existing = await findClaimByKey(tx, key)
      return existing === undefined ? { ok: false, reason: 'too-many-open' } : { ok: true, number: existing }
    }
    await addOrderNote(tx, order.id, { actor: shopperActor, note: { code: 'claim-made', claimId }, now })
    await queueEmail(
      tx,
      { kind: 'claim-received', claimId, to: order.email, idempotencyKey: `claim-received-${claimId}` },
      now,
    )
    return { ok: true, number }
  })
}
