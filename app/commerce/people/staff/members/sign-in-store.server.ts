import type { Tx } from '#db/schema/schema.ts'
import { deleteRequestedEmail } from './staff-email-change-store.server.ts'

/** Deletes the sessions of a staff member, all they sign in with, and an address that nobody has confirmed. Until they come back, they count as invited. */
export async function deleteSignIn(tx: Tx, staffId: number): Promise<void> {
  for (const table of tables) await tx.deleteFrom(table).where('staff_id', '=', staffId).execute()
  await deleteRequestedEmail(tx, staffId)
  await tx.updateTable('staff').set({ joined_at: null }).where('id', '=', staffId).execute()
}

const tables = [
  'staff_session',
  'staff_link',
  'staff_passkey',
  'staff_passkey_challenge',
  'staff_totp',
  'staff_recovery_code',
] as const
