import type { Db } from '../../db/schema.ts'
import type { Cents } from '../money.ts'

/** Money that the merchant sends back by hand: what came by bank transfer, and what a provider would not give back. */
export interface RefundByHand {
  id: number
  orderNumber: string
  amount: Cents
  reason: string
  /** Why no provider did it; null for a bank transfer. */
  lastError: string | null
}

export async function refundsByHand(_db: Db): Promise<RefundByHand[]> {
  throw new Error('not yet')
}

/** The merchant has sent it. False when there is no such refund that waits. */
export async function doneByHand(_db: Db, _refundId: number, _now: Date): Promise<boolean> {
  throw new Error('not yet')
}
