import type { Db } from '../../db/schema.ts'
import { mostCodes, readCode } from '../promotions/code.ts'
import { inTurn } from '../visitors/in-turn.server.ts'
import type { Visitor } from '../visitors/visitor.ts'
import { newToken } from '../visitors/visitor-token.server.ts'
import { type Checkout, type CheckoutFields, noFields, withFields } from './checkout-form.ts'
import { findCheckout, putCheckout } from './checkout-store.server.ts'
import type { OrderChange } from './order-change.ts'

export interface CheckoutChange {
  /** As typed; what is not among them stays as it is. */
  fields?: Partial<CheckoutFields>
  /** A code to try, as typed. */
  addCode?: string | undefined
  removeCode?: string | undefined
  told?: OrderChange[]
}

/** What a visitor has filled in, begun anew for who has not: with a key that stays until they order. */
export async function beginCheckout(db: Db, visitor: Visitor, country: string, now: Date): Promise<Checkout> {
  const known = await findCheckout(db, visitor.id)
  return known ?? saveCheckout(db, visitor, { fields: { country } }, now)
}

/**
 * Keeps what a visitor filled in, right or wrong. A code is kept in capitals, once, and never more than an order may have: the
 * newest stands in for the oldest.
 */
export function saveCheckout(
  db: Db,
  visitor: Visitor,
  { fields = {}, addCode, removeCode, told }: CheckoutChange,
  now: Date,
): Promise<Checkout> {
  return inTurn(db, visitor, async tx => {
    const known = (await findCheckout(tx, visitor.id)) ?? newCheckout()
    const added = addCode === undefined ? undefined : readCode(addCode)
    const others = known.codes.filter(code => code !== added && code !== removeCode)
    const checkout: Checkout = {
      key: known.key,
      fields: withFields(known.fields, fields),
      codes: (added ? [...others, added] : others).slice(-mostCodes),
      told: told ?? known.told,
    }
    await putCheckout(tx, visitor.id, checkout, now)
    return checkout
  })
}

function newCheckout(): Checkout {
  return { key: newToken(), fields: noFields, codes: [], told: [] }
}
