import { refusing } from '#commerce/editing/changes/change.server.ts'
import { ChangeRefused } from '#commerce/editing/changes/change-set.ts'
import { inOneCommit } from '#db/connection/one-commit.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { maxPasskeys, type PasskeyRefusal } from '../../passkeys/passkey.ts'
import { type CreationRequest, creationOptions } from '../../passkeys/passkey-options.server.ts'
import { ofStaff } from '../../passkeys/passkey-owner.ts'
import { countPasskeys, deletePasskey, insertPasskey } from '../../passkeys/passkey-store.server.ts'
import {
  checkNewPasskey,
  type NewPasskeyRefusal,
  provePasskey,
  type SentNewPasskey,
  type SentPasskey,
} from '../../passkeys/sent-passkey.server.ts'
import { deleteStaffLinks } from '../links/staff-link-store.server.ts'
import { notifyStaff } from '../notify-staff.server.ts'
import { endUnsecuredSessions } from '../sessions/end-unsecured-sessions.server.ts'
import { proveStaffSession, type StaffBrowser, startStaffSession } from '../sessions/staff-sessions.server.ts'
import type { SignedInStaff } from '../signed-in-staff.ts'
import { lockStaff, recordJoining } from '../staff-store.server.ts'
import { readTotpSecret } from '../totp/totp-store.server.ts'

export type StaffPasskeyResult =
  /** The session's new token. */
  { ok: true; token: string } | { ok: false; reason: PasskeyRefusal | NewPasskeyRefusal }

const refused = <Reason extends PasskeyRefusal | NewPasskeyRefusal>(reason: Reason) =>
  ({ ok: false, reason }) as const

/** Options to create a passkey of a staff member. Browsers list passkeys of customers and staff together. */
export function staffCreationOptions(
  db: Db,
  { id, email, name }: Pick<SignedInStaff, 'id' | 'email' | 'name'>,
  request: CreationRequest,
  now: Date,
) {
  const names = { userName: `${email ?? name} (office)`, displayName: `${name} (office)` }
  return creationOptions(db, { ...ofStaff({ id }), ...names }, request, now)
}

/** Adds a passkey, which also proves the session. */
export async function addStaffPasskey(
  db: Db,
  staff: Pick<SignedInStaff, 'id' | 'sessionId'>,
  sent: SentNewPasskey,
  now: Date,
): Promise<StaffPasskeyResult> {
  const owner = ofStaff(staff)
  const checked = await checkNewPasskey(db, owner, sent, now)
  if (!checked.ok) return checked
  const { passkey } = checked
  return refusing(() =>
    inOneCommit<StaffPasskeyResult>(db, async tx => {
      if (!(await lockStaff(tx, staff.id))) return refused('expired')
      if ((await countPasskeys(tx, owner)) >= maxPasskeys) return refused('too-many')
      await endUnsecuredSessions(tx, staff)
      // An owner may just have reset their sign-in, which ended this session.
      const token = await proveStaffSession(tx, staff, now)
      if (token === undefined) return refused('expired')
      if (!(await insertPasskey(tx, owner, passkey, now))) throw new ChangeRefused(refused('exists'))
      await deleteStaffLinks(tx, staff.id)
      await notifyStaff(tx, staff.id, { event: 'passkey-added', detail: passkey.name }, now)
      return { ok: true, token }
    }),
  )
}

/** Signs in the staff member of a passkey, unless they were removed. */
export async function signInWithStaffPasskey(
  db: Db,
  sent: SentPasskey,
  browser: StaffBrowser,
  now: Date,
): Promise<StaffPasskeyResult> {
  const proof = await provePasskey(db, { of: 'staff', id: null }, sent, now)
  if (!proof.ok) return refused(proof.reason)
  return inOneCommit<StaffPasskeyResult>(db, async tx => {
    const { ownerId: staffId } = proof
    const token = await startStaffSession(tx, { staffId, isProven: true, browser }, now)
    if (token === undefined) return refused('unknown')
    await recordJoining(tx, staffId, now)
    return { ok: true, token }
  })
}

/** Confirms a session with a passkey of its staff member. */
export async function confirmWithStaffPasskey(
  db: Db,
  staff: Pick<SignedInStaff, 'id' | 'sessionId'>,
  sent: SentPasskey,
  now: Date,
): Promise<StaffPasskeyResult> {
  const proof = await provePasskey(db, ofStaff(staff), sent, now)
  if (!proof.ok) return refused(proof.reason)
  const token = await inOneCommit(db, tx => proveStaffSession(tx, staff, now))
  return token === undefined ? refused('expired') : { ok: true, token }
}

/** Removes a passkey, unless it is the only way in. */
export function removeStaffPasskey(db: Db, staffId: number, id: number, now: Date): Promise<boolean> {
  const owner = ofStaff({ id: staffId })
  return inOneCommit(db, async tx => {
    if (!(await lockStaff(tx, staffId))) return false
    const hasOtherWay =
      (await countPasskeys(tx, owner)) > 1 || (await readTotpSecret(tx, staffId)) !== undefined
    const name = hasOtherWay ? await deletePasskey(tx, owner, id) : undefined
    if (name === undefined) return false
    await notifyStaff(tx, staffId, { event: 'passkey-removed', detail: name }, now)
    return true
  })
}
