import { refusing } from '#commerce/editing/changes/change.server.ts'
import { ChangeRefused } from '#commerce/editing/changes/change-set.ts'
import { keepsOwner } from '#commerce/editing/changes/owners-store.server.ts'
import { queueEmail } from '#commerce/running/outbox/queue-email.server.ts'
import { inOneCommit } from '#db/connection/one-commit.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { addStaffLink } from '../links/staff-links.server.ts'
import { findStaffEmail, lockStaff } from '../staff-store.server.ts'
import { deleteSignIn } from './sign-in-store.server.ts'

export type ResetSignIn =
  | { ok: true; email: string; token: string }
  | { ok: false; reason: 'not-found' | 'last-owner' }

/**
 * For somebody who lost their devices, or whose devices somebody else has: signs them out, deletes their passkeys, app and recovery
 * codes, and emails a link. Refused for somebody without an address, and if no other owner could sign in.
 */
export function resetSignIn(
  db: Db,
  { staffId, inviter }: { staffId: number; inviter: string },
  now: Date,
): Promise<ResetSignIn> {
  return refusing(() =>
    inOneCommit<ResetSignIn>(db, async tx => {
      const email = (await lockStaff(tx, staffId)) ? await findStaffEmail(tx, staffId) : undefined
      if (email === undefined) return { ok: false, reason: 'not-found' }
      await deleteSignIn(tx, staffId)
      if (!(await keepsOwner(tx))) throw new ChangeRefused({ ok: false, reason: 'last-owner' })
      const token = await addStaffLink(tx, { staffId, purpose: 'invitation' }, now)
      await queueEmail(tx, { kind: 'staff-invitation', to: email, token, inviter, isReset: true }, now)
      return { ok: true, email, token }
    }),
  )
}
