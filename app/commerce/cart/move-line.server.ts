import type { Db, Tx } from '../../db/schema.ts'
import { onceInTurn } from '../visitors/once-in-turn.server.ts'
import type { Visitor } from '../visitors/visitor.ts'
import { undoTime } from './cart.ts'
import type { Outcome } from './cart-words.ts'
import { restoreLine, saveLine, unsaveLine } from './line-store.server.ts'

/** Where a line goes: out of the cart for later, into it again, or back to where it was removed from. */
export type Move = 'saved' | 'unsaved' | 'restored'

/** Moves a line, with the quantity that it has. */
export async function moveLine(
  db: Db,
  visitor: Visitor | undefined,
  sku: string | undefined,
  move: Move,
  now: Date,
  key?: string,
): Promise<Outcome> {
  if (!visitor || sku === undefined) return { ok: false, said: 'not-in-cart' }
  const { outcome } = await onceInTurn<Outcome>(db, visitor, { key, now }, async tx => {
    const moved = await moveOf(tx, visitor.id, sku, move, now)
    return {
      visitor,
      outcome: moved ? { ok: true, said: move, took: 0 } : { ok: false, said: 'not-in-cart' },
    }
  })
  return outcome
}

function moveOf(tx: Tx, id: number, sku: string, move: Move, now: Date): Promise<boolean> {
  if (move === 'saved') return saveLine(tx, id, sku, now)
  if (move === 'unsaved') return unsaveLine(tx, id, sku)
  return restoreLine(tx, id, sku, new Date(now.getTime() - undoTime))
}
