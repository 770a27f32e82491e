import type { Db, Tx } from '../../db/schema.ts'
import { onceInTurn } from '../visitors/once-in-turn.server.ts'
import type { Visitor } from '../visitors/visitor.ts'
import type { CartWish } from './add-to-cart.server.ts'
import { undoTime } from './cart.ts'
import type { Outcome } from './cart-words.ts'
import { dropRemoved, findWanted, removeLine, setLineQuantity } from './line-store.server.ts'
import { readCount, setQuantity } from './quantity.ts'

/** Sets how many of a line are wanted, as far as they can be had. 0 removes the line, whatever became of its product. */
export async function changeQuantity(
  db: Db,
  visitor: Visitor | undefined,
  { sku = '', quantity: typed, step, limit, key }: CartWish,
  now: Date,
): Promise<Outcome> {
  const quantity = readCount(typed, step)
  if (quantity === undefined) return { ok: false, said: 'bad-quantity' }
  if (!visitor) return { ok: false, said: 'not-in-cart' }
  const { outcome } = await onceInTurn(db, visitor, { key, now }, async tx => ({
    visitor,
    outcome:
      quantity === 0
        ? await takeOut(tx, visitor, sku, now)
        : await setWanted(tx, visitor, { sku, quantity, limit }),
  }))
  return outcome
}

async function takeOut(tx: Tx, { id }: Visitor, sku: string, now: Date): Promise<Outcome> {
  await dropRemoved(tx, id, new Date(now.getTime() - undoTime))
  const removed = await removeLine(tx, id, sku, now)
  return removed ? { ok: true, said: 'removed', took: 0 } : { ok: false, said: 'not-in-cart' }
}

async function setWanted(
  tx: Tx,
  { id }: Visitor,
  { sku, quantity, limit }: { sku: string; quantity: number; limit: number },
): Promise<Outcome> {
  const wanted = await findWanted(tx, id, sku)
  if (!wanted) return { ok: false, said: 'unknown-sku' }
  if (!wanted.line?.isInCart) return { ok: false, said: 'not-in-cart' }
  const bounded = setQuantity(wanted.line.quantity, quantity, { limit, available: wanted.available })
  if (!bounded.ok) return { ok: false, said: bounded.because }
  await setLineQuantity(tx, id, sku, bounded.quantity)
  const said = bounded.short ? (`changed-to-${bounded.short}` as const) : 'changed'
  return { ok: true, said, took: bounded.took }
}
