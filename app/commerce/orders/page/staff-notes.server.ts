import type { Db } from '#db/schema/schema.ts'
import { change } from '../../editing/changes/change.server.ts'
import { causeBy } from '../../editing/changes/change-set.ts'
import type { Compensation } from '../../editing/changes/undo/undo-context.server.ts'
import type { Actor } from '../../values/actor.ts'
import { insertStaffNote, setStaffNoteRemoved } from './staff-note-store.server.ts'

export const maxStaffNoteLength = 2000

interface NoteChange {
  actor: Actor
  /** Idempotency key. */
  key?: string
  now: Date
}

/** Adds a note to an order. Returns the change set, which can be undone. */
export async function addStaffNote(
  db: Db,
  orderId: number,
  text: string,
  { actor, key, now }: NoteChange,
): Promise<number | null> {
  const origin = { actor, reason: '', cause: causeBy(actor), key, now }
  const added = await change(db, origin, async edit => {
    const id = await insertStaffNote(edit.tx, { orderId, text, actor, now })
    // Without its text, which may be about a person.
    edit.record({ table: 'staff_note', key: { id }, before: null, after: { order_id: orderId } })
    return { ok: true }
  })
  return added.ok ? added.changeSet : null
}

/** Returns the change set; null if there is no such note. */
export async function removeStaffNote(
  db: Db,
  note: { id: number; orderId: number },
  { actor, now }: NoteChange,
): Promise<number | null> {
  const origin = { actor, reason: '', cause: causeBy(actor), now }
  const removed = await change(db, origin, async edit => {
    if (!(await setStaffNoteRemoved(edit.tx, note, now))) return { ok: false as const }
    const { id, orderId } = note
    edit.record({ table: 'staff_note', key: { id }, before: { order_id: orderId }, after: null })
    return { ok: true as const }
  })
  return removed.ok ? removed.changeSet : null
}

/** Hides an added note, and shows a removed one again. */
export const compensateStaffNote: Compensation = async (edit, { key, before, after }) => {
  const note = { id: Number(key.id), orderId: Number((after ?? before)!.order_id) }
  if (!(await setStaffNoteRemoved(edit.tx, note, after ? edit.now : null)))
    return { ok: false, reason: 'not-now' }
  edit.record({ table: 'staff_note', key, before: after, after: before })
  return { ok: true }
}
