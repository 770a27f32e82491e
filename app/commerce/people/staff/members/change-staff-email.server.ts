import { queueEmail } from '#commerce/running/outbox/queue-email.server.ts'
import { newToken } from '#commerce/values/random-token.server.ts'
import { inOneCommit } from '#db/connection/one-commit.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { revertDeadline } from '../../accounts/email-change/email-change.ts'
import { staffLinkLifetime } from '../links/staff-link.ts'
import { addStaffLink } from '../links/staff-links.server.ts'
import { findStaffEmail, isStaffEmail, lockStaff, setStaffEmail } from '../staff-store.server.ts'
import { deleteSignIn } from './sign-in-store.server.ts'
import {
  addRequestedEmail,
  deleteEmailChanges,
  findEmailToRevert,
  findRequestedStaffEmail,
  markEmailChanged,
} from './staff-email-change-store.server.ts'

export type StaffEmailRequest = { ok: true } | { ok: false; reason: 'taken' | 'same' }

/** Emails a link to the new address. Nothing changes before somebody opens it. */
export function requestStaffEmail(
  db: Db,
  staffId: number,
  email: string,
  now: Date,
): Promise<StaffEmailRequest> {
  return inOneCommit<StaffEmailRequest>(db, async tx => {
    await lockStaff(tx, staffId)
    if ((await findStaffEmail(tx, staffId)) === email) return { ok: false, reason: 'same' }
    if (await isStaffEmail(tx, email)) return { ok: false, reason: 'taken' }
    const token = newToken()
    const expiresAt = new Date(now.getTime() + staffLinkLifetime)
    await addRequestedEmail(tx, { staffId, email, token, expiresAt })
    await queueEmail(tx, { kind: 'staff-security', to: email, event: 'email-requested', token }, now)
    return { ok: true }
  })
}

/**
 * Gives a staff member the address that this link was sent to. Tells the former one, which can take it back for a week. False for a link
 * that was used or has expired, or if somebody else has the address by now.
 */
export function changeStaffEmail(db: Db, token: string, now: Date): Promise<boolean> {
  return inOneCommit(db, async tx => {
    const found = await findRequestedStaffEmail(tx, token, now)
    if (!found || !(await lockStaff(tx, found.staffId))) return false
    const oldEmail = await findStaffEmail(tx, found.staffId)
    if (!(await setStaffEmail(tx, found.staffId, found.newEmail))) return false
    const revertToken = newToken()
    const change = { id: found.id, oldEmail: oldEmail ?? null, revertToken }
    if (!(await markEmailChanged(tx, change, revertDeadline(now), now))) return false
    const facts = { event: 'email-changed', detail: found.newEmail, token: revertToken } as const
    if (oldEmail !== undefined) await queueEmail(tx, { kind: 'staff-security', to: oldEmail, ...facts }, now)
    return true
  })
}

/**
 * Gives a staff member back the address that this link was sent to. Others may have their sessions, passkeys and app: all of them end.
 * Returns the token of a link that signs in; undefined for a link that no longer works.
 */
export function revertStaffEmail(db: Db, token: string, now: Date): Promise<string | undefined> {
  return inOneCommit(db, async tx => {
    const found = await findEmailToRevert(tx, token, now)
    if (!found || !(await lockStaff(tx, found.staffId))) return undefined
    if (!(await setStaffEmail(tx, found.staffId, found.oldEmail))) return undefined
    await deleteEmailChanges(tx, found.staffId)
    await deleteSignIn(tx, found.staffId)
    return addStaffLink(tx, { staffId: found.staffId, purpose: 'invitation' }, now)
  })
}
