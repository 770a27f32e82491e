import type { Db, Tx } from '#db/schema/schema.ts'
import { noteCart } from '../orders/sales/sales-change-store.server.ts'
import { maxCartLines } from './cart.ts'
import {
  deleteRemovedLines,
  findVariantForCart,
  putLine,
  type VariantForCart,
} from './cart-line-store.server.ts'
import type { CartOutcome, CartRefusal } from './cart-outcome.ts'
import { addQuantity } from './quantity.ts'
import { type AppliedChange, applyOnce } from './visitors/apply-once.server.ts'
import { createVisitor } from './visitors/create-visitor.server.ts'
import type { Visitor } from './visitors/visitor.ts'

export interface CartLineInput {
  sku: string
  quantity: number
  /** Makes retries idempotent. */
  key?: string | undefined
  /** Maximum quantity of one line. */
  limit: number
}

/** Adds as many of a variant as fit, at the catalog's price; creates the visitor on their first add. */
export async function addToCart(
  db: Db,
  visitor: Visitor | undefined,
  { sku, quantity, limit, key }: CartLineInput,
  now: Date,
): Promise<AppliedChange<CartOutcome>> {
  if (quantity === 0) return { outcome: { ok: false, reason: 'zero-quantity' }, visitor }
  return applyOnce(db, visitor, { key, now }, tx =>
    addToCartInTransaction(tx, visitor, { sku, more: quantity, limit }, now),
  )
}

/** `addToCart` inside a larger transaction; `more` is at least 1. */
export async function addToCartInTransaction(
  tx: Tx,
  visitor: Visitor | undefined,
  { sku, more, limit }: { sku: string; more: number; limit: number },
  now: Date,
): Promise<AppliedChange<CartOutcome>> {
  const refuse = (reason: CartRefusal): AppliedChange<CartOutcome> => ({
    outcome: { ok: false, reason },
    visitor,
  })
  const variant = await findVariantForCart(tx, visitor?.id, sku)
  if (!variant) return refuse('unknown-sku')
  const line = variant.line?.isInCart ? variant.line : undefined
  const bounded = addQuantity(line?.quantity ?? 0, more, { limit, available: variant.available })
  if (!bounded.ok) return refuse(bounded.reason)
  if (visitor && !variant.line && !(await hasRoom(tx, visitor, variant, now))) return refuse('lines-full')

  const owner = visitor ?? (await createVisitor(tx, now))
  await putLine(tx, {
    visitor_id: owner.id,
    sku: variant.sku,
    title: variant.title,
    options: variant.options,
    quantity: bounded.quantity,
    price_seen: variant.price,
    added_at: line?.addedAt ?? now.toISOString(),
  })
  if (variant.lineCount === 0) await noteCart(tx, now.toISOString())
  const result = bounded.limitedBy ? (`added-to-${bounded.limitedBy}` as const) : 'added'
  return { outcome: { ok: true, result, added: bounded.delta }, visitor: owner }
}

/** Deletes removed lines if that makes room. */
async function hasRoom(tx: Tx, visitor: Visitor, { lineCount }: VariantForCart, now: Date): Promise<boolean> {
  return (
    lineCount < maxCartLines || lineCount - (await deleteRemovedLines(tx, visitor.id, now)) < maxCartLines
  )
}
