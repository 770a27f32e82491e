import { inOneCommit } from '../../db/one-commit.server.ts'
import type { Db } from '../../db/schema.ts'
import { putLetter } from '../mail/letters.server.ts'
import { noteOnOrder } from '../orders/move-order.server.ts'
import { shopper } from '../orders/order.ts'
import { readOrderById } from '../orders/order-store.server.ts'
import { hashOf } from '../visitors/visitor-token.server.ts'
import { newPaperNumber } from './paper-number.server.ts'
import { loadPromises } from './promises-store.server.ts'
import { isReturnReason, longestWords, maxOpenReturns, planReturn, type ReturnRefusal } from './return.ts'
import { addReturn, findReturnByKey, lockOrder, readReturns } from './return-store.server.ts'

export interface ReturnWish {
  orderId: number
  /** The same form sent twice is the same return. */
  key: string
  reason: string
  words: string
  wanted: readonly { orderLineId: number; quantity: number }[]
}

export type AskedReturn =
  | { ok: true; number: string }
  | { ok: false; because: ReturnRefusal | 'no-reason' | 'too-many-words' | 'too-many-open' }

/** Asks for goods to be taken back. Of two that ask for the same piece at once, one is told that it is on its way already. */
export async function askReturn(db: Db, wish: ReturnWish, now: Date): Promise<AskedReturn> {
  const words = wish.words.trim()
  if (words.length > longestWords) return { ok: false, because: 'too-many-words' }
  if (!isReturnReason(wish.reason)) return { ok: false, because: 'no-reason' }
  return inOneCommit(db, async tx => {
    const { orderId, key, reason, wanted } = wish
    await lockOrder(tx, orderId)
    const before = await findReturnByKey(tx, orderId, key)
    if (before !== undefined) return { ok: true, number: before }

    const order = await readOrderById(tx, orderId)
    if (!order) return { ok: false, because: 'not-delivered' }
    const { returnDays: days } = await loadPromises(tx)
    const others = await readReturns(tx, orderId)
    const open = others.filter(({ state }) => state === 'asked')
    if (open.length >= maxOpenReturns) return { ok: false, because: 'too-many-open' }
    const planned = planReturn(order, others, { wanted, days, now })
    if (!planned.ok) return planned

    const number = newPaperNumber('R')
    const keyHash = hashOf(`${orderId}-${key}`)
    const row = { number, order_id: orderId, key_hash: keyHash, reason, words, amount: planned.amount }
    const returnId = await addReturn(tx, row, planned.lines, now)
    await noteOnOrder(tx, orderId, { who: shopper, note: `return ${number} asked for`, now })
    await putLetter(
      tx,
      { kind: 'return-asked', returnId, to: order.email, onceKey: `return-asked-${returnId}` },
      now,
    )
    return { ok: true, number }
  })
}
