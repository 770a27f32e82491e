import { inOneCommit } from '#db/connection/one-commit.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { maxDiscountCodes, parseDiscountCode } from '../../selling/promotions/discount-code.ts'
import { newToken } from '../../values/random-token.server.ts'
import type { Visitor } from '../visitors/visitor.ts'
import { withVisitorLock } from '../visitors/with-visitor-lock.server.ts'
import { addCheckoutDraft, findCheckoutDraft, upsertCheckoutDraft } from './checkout-draft-store.server.ts'
import {
  type CheckoutDraft,
  type CheckoutFields,
  emptyCheckoutFields,
  mergeCheckoutFields,
} from './checkout-form.ts'
import type { OrderChange } from './order-change.ts'

export interface CheckoutDraftChange {
  /** As typed; other fields keep their values. */
  fields?: Partial<CheckoutFields>
  /** As typed. */
  addCode?: string | undefined
  removeCode?: string | undefined
  changes?: OrderChange[]
}

/** Finds the visitor's draft or creates one, with a key that stays the same until they order. */
export async function beginCheckout(
  db: Db,
  visitor: Visitor,
  country: string,
  now: Date,
): Promise<CheckoutDraft> {
  const existing = await findCheckoutDraft(db, visitor.id)
  if (existing) return existing
  const empty = emptyCheckoutDraft()
  const draft = { ...empty, fields: mergeCheckoutFields(empty.fields, { country }) }
  return inOneCommit(db, tx => addCheckoutDraft(tx, visitor.id, draft, now))
}

/** Saves input, valid or not. Keeps each code once; above `maxDiscountCodes` a new code replaces the oldest. */
export function saveCheckoutDraft(
  db: Db,
  visitor: Visitor,
  { fields = {}, addCode, removeCode, changes }: CheckoutDraftChange,
  now: Date,
): Promise<CheckoutDraft> {
  return withVisitorLock(db, visitor, async tx => {
    const existing = (await findCheckoutDraft(tx, visitor.id)) ?? emptyCheckoutDraft()
    const added = addCode === undefined ? undefined : parseDiscountCode(addCode)
    const others = existing.codes.filter(code => code !== added && code !== removeCode)
    const draft: CheckoutDraft = {
      key: existing.key,
      fields: mergeCheckoutFields(existing.fields, fields),
      codes: (added ? [...others, added] : others).slice(-maxDiscountCodes),
      changes: changes ?? existing.changes,
    }
    await upsertCheckoutDraft(tx, visitor.id, draft, now)
    return draft
  })
}

function emptyCheckoutDraft(): CheckoutDraft {
  return { key: newToken(), fields: emptyCheckoutFields, codes: [], changes: [] }
}
