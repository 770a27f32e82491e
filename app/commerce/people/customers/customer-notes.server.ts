import type { Db } from '#db/schema/schema.ts'
import { change } from '../../editing/changes/change.server.ts'
import { causeBy } from '../../editing/changes/change-set.ts'
import type { Compensation } from '../../editing/changes/undo/undo-context.server.ts'
import type { Actor } from '../../values/actor.ts'
import { insertCustomerNote, setCustomerNoteRemoved } from './customer-note-store.server.ts'

export const maxCustomerNoteLength = 2000

interface NoteOrigin {
  actor: Actor
  /** Idempotency key. */
  key?: string
  now: Date
}

/** Adds a note about a customer. Returns the change set, which can be undone. */
export async function addCustomerNote(
  db: Db,
  { email, text }: { email: string; text: string },
  { actor, key, now }: NoteOrigin,
): Promise<number | null> {
  const origin = { actor, reason: '', cause: causeBy(actor), key, now }
  const added = await change(db, origin, async edit => {
    const id = await insertCustomerNote(edit.tx, { email, text, actor, now })
    // Neither the address nor the text: both are about a person.
    edit.record({ table: 'customer_note', key: { id }, before: null, after: { id } })
    return { ok: true }
  })
  return added.ok ? added.changeSet : null
}

/** Returns the change set; null if there is no such note. */
export async function removeCustomerNote(
  db: Db,
  note: { id: number; email: string },
  { actor, now }: NoteOrigin,
): Promise<number | null> {
  const origin = { actor, reason: '', cause: causeBy(actor), now }
  const removed = await change(db, origin, async edit => {
    if (!(await setCustomerNoteRemoved(edit.tx, note, now))) return { ok: false as const }
    edit.record({ table: 'customer_note', key: { id: note.id }, before: { id: note.id }, after: null })
    return { ok: true as const }
  })
  return removed.ok ? removed.changeSet : null
}

/** Hides an added note, and shows a removed one again. */
export const compensateCustomerNote: Compensation = async (edit, { key, before, after }) => {
  if (!(await setCustomerNoteRemoved(edit.tx, { id: Number(key.id) }, after ? edit.now : null)))
    return { ok: false, reason: 'not-now' }
  edit.record({ table: 'customer_note', key, before: after, after: before })
  return { ok: true }
}
