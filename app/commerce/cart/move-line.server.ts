import type { Db, Tx } from '#db/schema/schema.ts'
import { cartUndoWindow } from './cart.ts'
import { restoreLine, saveLine, unsaveLine } from './cart-line-store.server.ts'
import type { CartOutcome } from './cart-outcome.ts'
import { applyOnce } from './visitors/apply-once.server.ts'
import type { Visitor } from './visitors/visitor.ts'

export type CartLineMove = 'saved' | 'unsaved' | 'restored'

/** Saves a line for later, moves it back, or undoes its removal. The quantity stays. */
export async function moveLine(
  db: Db,
  visitor: Visitor | undefined,
  sku: string,
  move: CartLineMove,
  now: Date,
  key?: string,
): Promise<CartOutcome> {
  if (!visitor) return { ok: false, reason: 'not-in-cart' }
  const { outcome } = await applyOnce<CartOutcome>(db, visitor, { key, now }, async tx => {
    const moved = await applyMove(tx, visitor.id, sku, move, now)
    return {
      visitor,
      outcome: moved ? { ok: true, result: move, added: 0 } : { ok: false, reason: 'not-in-cart' },
    }
  })
  return outcome
}

function applyMove(tx: Tx, id: number, sku: string, move: CartLineMove, now: Date): Promise<boolean> {
  if (move === 'saved') return saveLine(tx, id, sku, now)
  if (move === 'unsaved') return unsaveLine(tx, id, sku)
  return restoreLine(tx, id, sku, new Date(now.getTime() - cartUndoWindow))
}
