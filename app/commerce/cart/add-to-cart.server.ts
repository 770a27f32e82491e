import type { Db, Tx } from '../../db/schema.ts'
import { type Done, onceInTurn } from '../visitors/once-in-turn.server.ts'
import type { Visitor } from '../visitors/visitor.ts'
import { welcomeVisitor } from '../visitors/welcome-visitor.server.ts'
import { mostLines } from './cart.ts'
import type { Outcome } from './cart-words.ts'
import { dropRemoved, findWanted, putLine, type Wanted } from './line-store.server.ts'
import { addQuantity, readCount } from './quantity.ts'

export interface CartWish {
  sku: string | undefined
  /** As it was typed. */
  quantity: string | undefined
  /** Which button of a stepper was pressed, one more or one less. */
  step?: string | undefined
  /** Tells a change that comes again. */
  key?: string | undefined
  /** The most of one product in one order line. */
  limit: number
}

/** Adds what can be added of a variant. The price is the catalogue's, whatever a form says. */
export async function addToCart(
  db: Db,
  visitor: Visitor | undefined,
  { sku = '', quantity: typed, limit, key }: CartWish,
  now: Date,
): Promise<Done<Outcome>> {
  const more = readCount(typed)
  if (more === undefined) return { outcome: { ok: false, said: 'bad-quantity' }, visitor }
  if (more === 0) return { outcome: { ok: false, said: 'none-wanted' }, visitor }
  return onceInTurn(db, visitor, { key, now }, tx => putIntoCart(tx, visitor, { sku, more, limit }, now))
}

/** The same within a change that does more: at least one is wanted. */
export async function putIntoCart(
  tx: Tx,
  visitor: Visitor | undefined,
  { sku, more, limit }: { sku: string; more: number; limit: number },
  now: Date,
): Promise<Done<Outcome>> {
  const refuse = (said: Extract<Outcome, { ok: false }>['said']): Done<Outcome> => ({
    outcome: { ok: false, said },
    visitor,
  })
  const wanted = await findWanted(tx, visitor?.id, sku)
  if (!wanted) return refuse('unknown-sku')
  const kept = wanted.line?.isInCart ? wanted.line : undefined
  const bounded = addQuantity(kept?.quantity ?? 0, more, { limit, available: wanted.available })
  if (!bounded.ok) return refuse(bounded.because)
  if (visitor && !wanted.line && !(await hasRoom(tx, visitor, wanted, now))) return refuse('lines-full')

  const owner = visitor ?? (await welcomeVisitor(tx, now))
  await putLine(tx, {
    visitor_id: owner.id,
    sku: wanted.sku,
    title: wanted.title,
    options: wanted.options,
    quantity: bounded.quantity,
    price_seen: wanted.price,
    added_at: kept?.addedAt ?? now.toISOString(),
  })
  const said = bounded.short ? (`added-to-${bounded.short}` as const) : 'added'
  return { outcome: { ok: true, said, took: bounded.took }, visitor: owner }
}

/** Lines that were removed stand back for a new one. */
async function hasRoom(tx: Tx, visitor: Visitor, { lines }: Wanted, now: Date): Promise<boolean> {
  return lines < mostLines || lines - (await dropRemoved(tx, visitor.id, now)) < mostLines
}
