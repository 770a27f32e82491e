import { inOneCommit } from '../../db/one-commit.server.ts'
import type { Db } from '../../db/schema.ts'
import { putLetter } from '../mail/letters.server.ts'
import { noteOnOrder } from '../orders/move-order.server.ts'
import { readOrderById } from '../orders/order-store.server.ts'
import { findReturn, moveReturn } from './return-store.server.ts'

export interface Answering {
  who: string
  /** What the shopper reads beside it; declining needs words. */
  words: string
  now: Date
}

export type AnsweredReturn =
  | { ok: true }
  | { ok: false; because: 'unknown-return' | 'not-open' | 'needs-words' }

/** Says that goods may be sent back: the shopper gets a letter with the label's text. */
export async function acceptReturn(db: Db, number: string, answering: Answering): Promise<AnsweredReturn> {
  return answer(db, number, 'accepted', answering)
}

/** Says that goods may not be sent back, and why, also by letter; what was asked for may be asked for again. */
export async function declineReturn(db: Db, number: string, answering: Answering): Promise<AnsweredReturn> {
  if (answering.words.trim() === '') return { ok: false, because: 'needs-words' }
  return answer(db, number, 'declined', answering)
}

async function answer(
  db: Db,
  number: string,
  to: 'accepted' | 'declined',
  { who, words, now }: Answering,
): Promise<AnsweredReturn> {
  return inOneCommit(db, async tx => {
    const found = await findReturn(tx, number)
    if (!found) return { ok: false, because: 'unknown-return' }
    if (!(await moveReturn(tx, found.id, to, now, words.trim()))) return { ok: false, because: 'not-open' }
    await noteOnOrder(tx, found.orderId, { who, note: `return ${number} ${to}`, now })
    const order = await readOrderById(tx, found.orderId)
    if (!order) throw new Error(`return ${number} has no order`)
    const kind = `return-${to}` as const
    await putLetter(tx, { kind, returnId: found.id, to: order.email, onceKey: `${kind}-${found.id}` }, now)
    return { ok: true }
  })
}
