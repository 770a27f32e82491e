import type { Db, Tx } from '#db/schema/schema.ts'
import { type Actor, actorColumnNames, storedActor, withActor } from '../../values/actor.ts'

/** A note about an order from staff to staff. Shoppers never see it. */
export interface StaffNote {
  id: number
  text: string
  /** ISO 8601. */
  at: string
  actor: Actor
}

/** Oldest first, without removed ones. */
export async function readStaffNotes(db: Db | Tx, orderId: number): Promise<StaffNote[]> {
  const rows = await db
    .selectFrom('staff_note')
    .select(['id', 'text', 'at', ...actorColumnNames])
    .where('order_id', '=', orderId)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(withActor)
}

export async function insertStaffNote(
  tx: Tx,
  note: { orderId: number; text: string; actor: Actor; now: Date },
): Promise<number> {
  const { orderId, text, actor, now } = note
  const { id } = await tx
    .insertInto('staff_note')
    .values({ order_id: orderId, text, at: now.toISOString(), ...storedActor(actor) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Hides a note of the order, or shows it again. False if it is so already. */
export async function setStaffNoteRemoved(
  tx: Tx,
  { id, orderId }: { id: number; orderId: number },
  removedAt: Date | null,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('staff_note')
    .set({ removed_at: removedAt?.toISOString() ?? null })
    .where('id', '=', id)
    .where('order_id', '=', orderId)
    .where('removed_at', removedAt ? 'is' : 'is not', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
