import { inOneCommit } from '../../db/one-commit.server.ts'
import type { Db } from '../../db/schema.ts'
import { putLetter } from '../mail/letters.server.ts'
import { noteOnOrder } from '../orders/move-order.server.ts'
import { type Order, shopper } from '../orders/order.ts'
import { newPaperNumber } from '../returns/paper-number.server.ts'
import { loadPromises } from '../returns/promises-store.server.ts'
import { lockOrder } from '../returns/return-store.server.ts'
import { addClaim, findClaimByKey } from './claim-store.server.ts'
import { type ClaimRefusal, readClaim } from './warranty.ts'

export interface ClaimWish {
  orderLineId: number
  words: string
  /** The same form sent twice is the same claim. */
  key: string
}

export type Claimed = { ok: true; number: string } | { ok: false; because: ClaimRefusal }

/** Tells the shop of a fault within the warranty; the shopper gets a letter that it has been heard. */
export async function claimWarranty(db: Db, order: Order, wish: ClaimWish, now: Date): Promise<Claimed> {
  const { warrantyYears: years } = await loadPromises(db)
  const read = readClaim(order, wish, { years, now })
  if (!read.ok) return read
  return inOneCommit(db, async tx => {
    await lockOrder(tx, order.id)
    const key = `${order.id}-${wish.key}`
    const number = newPaperNumber('C')
    const claimId = await addClaim(tx, { number, orderLineId: wish.orderLineId, key, words: read.words }, now)
    if (claimId === undefined) {
      const before = await findClaimByKey(tx, key)
      return before === undefined ? { ok: false, because: 'too-many-open' } : { ok: true, number: before }
    }
    await noteOnOrder(tx, order.id, { who: shopper, note: `warranty claim ${number}`, now })
    await putLetter(
      tx,
      { kind: 'claim-received', claimId, to: order.email, onceKey: `claim-received-${claimId}` },
      now,
    )
    return { ok: true, number }
  })
}
