import { href } from 'react-router'
import { type WishChange, wishDeeds } from '../../commerce/wish-lists/wish-change.ts'
import type { Change } from '../sending/waiting.ts'

/** What a form means that waits for the shop's answer; undefined where it is about something else. */
export function readWishChange({ to, fields }: Pick<Change, 'to' | 'fields'>): WishChange | undefined {
  const kind = wishDeeds.find(deed => to === `${href('/wishList/:list?')}/${deed}`)
  return (
    kind && { ...fields, kind, product: fields.product === undefined ? undefined : Number(fields.product) }
  )
}

/** What of all that waits is about wish lists. */
export function wishChanges(waiting: readonly Change[]): WishChange[] {
  return waiting.flatMap(change => readWishChange(change) ?? [])
}
