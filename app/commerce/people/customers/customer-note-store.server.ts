import type { Db, Tx } from '#db/schema/schema.ts'
import { type Actor, actorColumnNames, storedActor, withActor } from '../../values/actor.ts'
import { canonicalEmail } from '../../values/mailbox.ts'
import { emailSpellings } from '../accounts/email-spellings.server.ts'

/** A note about a customer from staff to staff. */
export interface CustomerNote {
  id: number
  text: string
  /** ISO 8601. */
  at: string
  actor: Actor
}

/** Newest first, without removed ones. */
export async function readCustomerNotes(db: Db, email: string): Promise<CustomerNote[]> {
  const rows = await db
    .selectFrom('customer_note')
    .select(['id', 'text', 'at', ...actorColumnNames])
    .where('email', 'in', spellingsOf(email))
    .where('removed_at', 'is', null)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(withActor)
}

/** A guest's address has the domain as it was typed, that of an account doesn't. */
function spellingsOf(email: string): string[] {
  return emailSpellings(canonicalEmail(email))
}

export async function insertCustomerNote(
  tx: Tx,
  { email, text, actor, now }: { email: string; text: string; actor: Actor; now: Date },
): Promise<number> {
  const { id } = await tx
    .insertInto('customer_note')
    .values({ email, text, at: now.toISOString(), ...storedActor(actor) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Hides a note, or shows it again. False if it is so already, or there is none about this customer. */
export async function setCustomerNoteRemoved(
  tx: Tx,
  { id, email }: { id: number; email?: string },
  removedAt: Date | null,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('customer_note')
    .set({ removed_at: removedAt?.toISOString() ?? null })
    .where('id', '=', id)
    .$if(email !== undefined, query => query.where('email', 'in', spellingsOf(email!)))
    .where('removed_at', removedAt ? 'is' : 'is not', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
