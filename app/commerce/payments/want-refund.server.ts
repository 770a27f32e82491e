import type { Tx } from '../../db/schema.ts'
import type { Cents } from '../money.ts'

export interface WantedRefund {
  amount: Cents
  /** For whoever reads the order: "cancelled", "returned R-2K4M". */
  reason: string
  /** Unique within the order: asked again with it, nothing more is given back. */
  key: string
  now: Date
}

/**
 * Gives back so much of what an order was paid with: by its payments first, the rest to its gift card, at once. False when that is
 * more than is left to give back; nothing is written then.
 */
export async function wantRefund(_tx: Tx, _orderId: number, _wanted: WantedRefund): Promise<boolean> {
  throw new Error('not yet')
}
