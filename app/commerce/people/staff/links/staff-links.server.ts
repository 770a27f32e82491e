import { hashToken, isRandomToken, newToken } from '#commerce/values/random-token.server.ts'
import { inOneCommit } from '#db/connection/one-commit.server.ts'
import { addProcessState } from '#db/process-state-store.server.ts'
import type { Db, Tx } from '#db/schema/schema.ts'
import { type StaffBrowser, startStaffSession } from '../sessions/staff-sessions.server.ts'
import { findFirstOwner, findStaffByEmail, insertStaff, recordJoining } from '../staff-store.server.ts'
import type { StaffLinkPurpose } from './staff-link.ts'
import {
  findStaffLink,
  insertStaffLink,
  type OpenStaffLink,
  takeStaffLink,
} from './staff-link-store.server.ts'

/** Creates a link for a staff member, and returns its token. */
export async function addStaffLink(
  tx: Tx,
  link: { staffId: number; purpose: StaffLinkPurpose },
  now: Date,
): Promise<string> {
  const token = newToken()
  await insertStaffLink(tx, { ...link, tokenHash: hashToken(token) }, now)
  return token
}

/** Adds the first owner to a new shop. False if there was one already. */
export function addFirstOwner(db: Db, name: string, now: Date): Promise<boolean> {
  return inOneCommit(db, async tx => {
    if (!(await addProcessState(tx, 'first_owner_added_at', now.toISOString()))) return false
    await insertStaff(tx, { name, email: null, role: 'owner' }, now)
    return true
  })
}

/** A link for the operator of the server, who may be whoever has this address, or the first owner. Undefined if there is nobody. */
export function createOperatorLink(
  db: Db,
  email: string | undefined,
  now: Date,
): Promise<{ token: string; name: string } | undefined> {
  return inOneCommit(db, async tx => {
    const staff = email === undefined ? await findFirstOwner(tx) : await findStaffByEmail(tx, email)
    if (!staff) return undefined
    return { token: await addStaffLink(tx, { staffId: staff.id, purpose: 'owner' }, now), name: staff.name }
  })
}

/** The link with this token, if it still signs in. */
export async function findOpenLink(
  db: Db | Tx,
  token: string,
  now: Date,
): Promise<OpenStaffLink | undefined> {
  return isRandomToken(token) ? findStaffLink(db, hashToken(token), now) : undefined
}

/**
 * Signs in with a link, once, and returns the token of the session. Undefined for a link that was used or has expired. A link of
 * the server's operator counts as proof; an emailed one doesn't.
 */
export function enterByLink(
  db: Db,
  token: string,
  browser: StaffBrowser,
  now: Date,
): Promise<string | undefined> {
  return inOneCommit(db, async tx => {
    const link = await findOpenLink(tx, token, now)
    if (!link || !(await takeStaffLink(tx, link.id, now))) return undefined
    await recordJoining(tx, link.staffId, now)
    const { staffId, purpose } = link
    return startStaffSession(tx, { staffId, isProven: purpose === 'owner', browser }, now)
  })
}
