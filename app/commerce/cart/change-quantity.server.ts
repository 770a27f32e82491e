import type { Db, Tx } from '#db/schema/schema.ts'
import type { CartLineInput } from './add-to-cart.server.ts'
import { cartUndoWindow } from './cart.ts'
import {
  deleteRemovedLines,
  findVariantForCart,
  removeLine,
  setLineQuantity,
} from './cart-line-store.server.ts'
import type { CartOutcome } from './cart-outcome.ts'
import { setQuantity } from './quantity.ts'
import { applyOnce } from './visitors/apply-once.server.ts'
import type { Visitor } from './visitors/visitor.ts'

/** Sets a line's quantity, or as many as fit. 0 removes the line, even if its product is gone. */
export async function changeQuantity(
  db: Db,
  visitor: Visitor | undefined,
  { sku, quantity, limit, key }: CartLineInput,
  now: Date,
): Promise<CartOutcome> {
  if (!visitor) return { ok: false, reason: 'not-in-cart' }
  const { outcome } = await applyOnce(db, visitor, { key, now }, async tx => ({
    visitor,
    outcome:
      quantity === 0
        ? await removeFromCart(tx, visitor, sku, now)
        : await setCartQuantity(tx, visitor, { sku, quantity, limit }),
  }))
  return outcome
}

async function removeFromCart(tx: Tx, { id }: Visitor, sku: string, now: Date): Promise<CartOutcome> {
  await deleteRemovedLines(tx, id, new Date(now.getTime() - cartUndoWindow))
  const removed = await removeLine(tx, id, sku, now)
  return removed ? { ok: true, result: 'removed', added: 0 } : { ok: false, reason: 'not-in-cart' }
}

async function setCartQuantity(
  tx: Tx,
  { id }: Visitor,
  { sku, quantity, limit }: { sku: string; quantity: number; limit: number },
): Promise<CartOutcome> {
  const variant = await findVariantForCart(tx, id, sku)
  if (!variant) return { ok: false, reason: 'unknown-sku' }
  if (!variant.line?.isInCart) return { ok: false, reason: 'not-in-cart' }
  const bounded = setQuantity(variant.line.quantity, quantity, { limit, available: variant.available })
  if (!bounded.ok) return { ok: false, reason: bounded.reason }
  await setLineQuantity(tx, id, sku, bounded.quantity)
  const result = bounded.limitedBy ? (`changed-to-${bounded.limitedBy}` as const) : 'changed'
  return { ok: true, result, added: bounded.delta }
}
