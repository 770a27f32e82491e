import { href } from 'react-router'
import { type WishChange, wishChangeKinds } from '#commerce/cart/wish-lists/wish-change.ts'
import type { NewChange } from '#web/browser/pending-change.ts'

/** Reads a change to wish lists; undefined for other changes. */
export function readWishChange({ to, fields }: Pick<NewChange, 'to' | 'fields'>): WishChange | undefined {
  const kind = wishChangeKinds.find(other => to === `${href('/wish-list/:list?')}/${other}`)
  return (
    kind && { ...fields, kind, product: fields.product === undefined ? undefined : Number(fields.product) }
  )
}

export function pendingWishChanges(pending: readonly NewChange[]): WishChange[] {
  return pending.flatMap(change => readWishChange(change) ?? [])
}
