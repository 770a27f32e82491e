import { change } from '#commerce/editing/changes/change.server.ts'
import { queueEmail } from '#commerce/running/outbox/queue-email.server.ts'
import type { Actor } from '#commerce/values/actor.ts'
import { inOneCommit } from '#db/connection/one-commit.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { deleteStaffLinks } from '../links/staff-link-store.server.ts'
import { addStaffLink } from '../links/staff-links.server.ts'
import type { Role } from '../role.ts'
import { endAllStaffSessions } from '../sessions/staff-session-list-store.server.ts'
import {
  findStaffEmail,
  insertStaff,
  isAnybodySecured,
  isStaffName,
  lockStaff,
  nameStaff,
} from '../staff-store.server.ts'

interface Invitation {
  name: string
  /** In its canonical form. */
  email: string
  role: Role
  /** The name of the owner who invites, for the email. */
  inviter: string
}

/** Adds somebody to the staff, emails them a link, and returns its token. Undefined if somebody has this name or address. */
export function inviteStaff(
  db: Db,
  { name, email, role, inviter }: Invitation,
  now: Date,
): Promise<string | undefined> {
  return inOneCommit(db, async tx => {
    const staffId = (await isStaffName(tx, name))
      ? undefined
      : await insertStaff(tx, { name, email, role }, now)
    if (staffId === undefined) return undefined
    const token = await addStaffLink(tx, { staffId, purpose: 'invitation' }, now)
    await queueEmail(tx, { kind: 'staff-invitation', to: email, token, inviter }, now)
    return token
  })
}

/** Emails a new link, and ends the former one. Undefined if the person has a passkey or an app, or was removed. */
export function inviteStaffAgain(
  db: Db,
  { staffId, inviter }: { staffId: number; inviter: string },
  now: Date,
): Promise<{ email: string; token: string } | undefined> {
  return inOneCommit(db, async tx => {
    await lockStaff(tx, staffId)
    const email = (await isAnybodySecured(tx, staffId)) ? undefined : await findStaffEmail(tx, staffId)
    if (email === undefined) return undefined
    await deleteStaffLinks(tx, staffId)
    // Somebody else may have come in by the former link.
    await endAllStaffSessions(tx, staffId)
    const token = await addStaffLink(tx, { staffId, purpose: 'invitation' }, now)
    await queueEmail(tx, { kind: 'staff-invitation', to: email, token, inviter }, now)
    return { email, token }
  })
}

interface MemberChange {
  staffId: number
  /** The owner who changes it. */
  by: Actor
  /** Shown in the list of changes. */
  reason: string
}

/** Gives somebody another role. Refused for the last owner. */
export function setStaffRole(
  db: Db,
  { staffId, role, by, reason }: MemberChange & { role: Role },
  now: Date,
) {
  const origin = { actor: by, reason, cause: 'form', now } as const
  return change(db, origin, async edit =>
    (await edit.update('staff', { id: staffId }, { role }))
      ? { ok: true as const }
      : { ok: false as const, reason: 'not-found' as const },
  )
}

/** Removes somebody from the staff and signs them out everywhere. Refused for the last owner. */
export function removeStaff(db: Db, { staffId, by, reason }: MemberChange, now: Date) {
  const origin = { actor: by, reason, cause: 'form', now } as const
  return change(db, origin, async edit => {
    if (!(await edit.remove('staff', { id: staffId })))
      return { ok: false as const, reason: 'not-found' as const }
    await endAllStaffSessions(edit.tx, staffId)
    await deleteStaffLinks(edit.tx, staffId)
    return { ok: true as const }
  })
}

/** Saves what somebody enters about themselves. False if somebody else has or had the name. */
export function saveOwnDetails(
  db: Db,
  staffId: number,
  details: { name: string; shortcuts: boolean },
  now: Date,
): Promise<boolean> {
  return inOneCommit(db, tx => nameStaff(tx, staffId, details, now))
}
