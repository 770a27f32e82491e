import type { Db } from '../../db/schema.ts'

export type Transferred = { ok: true } | { ok: false; because: 'not-payable' }

/** The merchant has found the money of an order on their account. Refuses when the order waits for none. */
export async function takeTransfer(_db: Db, _orderId: number, _now: Date): Promise<Transferred> {
  throw new Error('not yet')
}
