import type { Tx } from '../../db/schema.ts'
import type { OrderState } from './order.ts'

export interface Moving {
  who: string
  note: string
  now: Date
}

/**
 * Moves an order to a state, and writes down who did it when. False, and nothing written, when it cannot come there from
 * where it is: the statement itself decides, so of two that move it at once one does.
 */
export async function moveOrder(tx: Tx, orderId: number, to: OrderState, moving: Moving): Promise<boolean> {
  throw new Error(`not yet ${tx} ${orderId} ${to} ${moving}`)
}

/** Writes down something about an order that moves it nowhere. */
export async function noteOnOrder(tx: Tx, orderId: number, moving: Moving): Promise<void> {
  throw new Error(`not yet ${tx} ${orderId} ${moving}`)
}
