import { refusing } from '#commerce/editing/changes/change.server.ts'
import { ChangeRefused } from '#commerce/editing/changes/change-set.ts'
import { inOneCommit } from '#db/connection/one-commit.server.ts'
import type { Db } from '#db/schema/schema.ts'
import type { SentPasskey } from '../../accounts/passkeys/add-passkey.server.ts'
import { maxPasskeys, type PasskeyRefusal } from '../../accounts/passkeys/passkey.ts'
import { passkeyProvider } from '../../accounts/passkeys/passkey-provider.ts'
import {
  answeredChallenge,
  parseNewCredential,
  parseSignature,
} from '../../accounts/passkeys/passkey-response.server.ts'
import { verifyNewCredential, verifySignature } from '../../accounts/passkeys/verify-passkey.server.ts'
import { deleteStaffLinks } from '../links/staff-link-store.server.ts'
import { notifyStaff } from '../notify-staff.server.ts'
import { endUnsecuredSessions } from '../sessions/end-unsecured-sessions.server.ts'
import { proveStaffSession, type StaffBrowser, startStaffSession } from '../sessions/staff-sessions.server.ts'
import type { SignedInStaff } from '../signed-in-staff.ts'
import { lockStaff, recordJoining } from '../staff-store.server.ts'
import { takeStaffChallenge } from './staff-challenge-store.server.ts'
import {
  countStaffPasskeys,
  deleteStaffPasskey,
  findStaffPasskey,
  insertStaffPasskey,
  recordStaffPasskeyUse,
} from './staff-passkey-store.server.ts'

export type StaffPasskeyResult =
  /** The session's new token. */
  { ok: true; token: string } | { ok: false; reason: PasskeyRefusal | 'too-many' | 'exists' }

const refused = <Reason extends PasskeyRefusal | 'too-many' | 'exists'>(reason: Reason) =>
  ({ ok: false, reason }) as const

/** Adds a passkey, which also proves the session. `device` names it if its maker isn't known. */
export async function addStaffPasskey(
  db: Db,
  staff: Pick<SignedInStaff, 'id' | 'sessionId'>,
  { sent, nonce, site, device }: SentPasskey & { device: string },
  now: Date,
): Promise<StaffPasskeyResult> {
  const response = parseNewCredential(sent)
  if (!response) return refused('invalid')
  const challenge = answeredChallenge(response)
  const use = { nonce, purpose: 'create', staffId: staff.id } as const
  if (!(await takeStaffChallenge(db, challenge, use, now))) return refused('expired')
  const verified = await verifyNewCredential(response, { challenge, site })
  if (!verified) return refused('invalid')
  const { aaguid, ...credential } = verified
  const name = passkeyProvider(aaguid) || device
  return refusing(() =>
    inOneCommit<StaffPasskeyResult>(db, async tx => {
      if (!(await lockStaff(tx, staff.id))) return refused('expired')
      if ((await countStaffPasskeys(tx, staff.id)) >= maxPasskeys) return refused('too-many')
      await endUnsecuredSessions(tx, staff)
      // An owner may just have reset their sign-in, which ended this session.
      const token = await proveStaffSession(tx, staff, now)
      if (token === undefined) return refused('expired')
      const { transports } = response.response
      const isNew = await insertStaffPasskey(tx, { ...credential, staffId: staff.id, transports, name }, now)
      if (!isNew) throw new ChangeRefused(refused('exists'))
      await deleteStaffLinks(tx, staff.id)
      await notifyStaff(tx, staff.id, { event: 'passkey-added', detail: name }, now)
      return { ok: true, token }
    }),
  )
}

/** Signs in the staff member of a passkey. */
export async function signInWithStaffPasskey(
  db: Db,
  sent: SentPasskey,
  browser: StaffBrowser,
  now: Date,
): Promise<StaffPasskeyResult> {
  const proof = await proveStaffPasskey(db, null, sent, now)
  if (!proof.ok) return proof
  return inOneCommit<StaffPasskeyResult>(db, async tx => {
    const { staffId } = proof
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
  const proof = await proveStaffPasskey(db, staff.id, sent, now)
  if (!proof.ok) return proof
  const token = await inOneCommit(db, tx => proveStaffSession(tx, staff, now))
  return token === undefined ? refused('expired') : { ok: true, token }
}

/** Removes a passkey, unless it is the only way in. */
export function removeStaffPasskey(db: Db, staffId: number, id: number, now: Date): Promise<boolean> {
  return inOneCommit(db, async tx => {
    const name = (await lockStaff(tx, staffId)) ? await deleteStaffPasskey(tx, staffId, id) : undefined
    if (name === undefined) return false
    await notifyStaff(tx, staffId, { event: 'passkey-removed', detail: name }, now)
    return true
  })
}

type StaffPasskeyProof = { ok: true; staffId: number } | { ok: false; reason: PasskeyRefusal }

/** Checks a signature by a passkey of this staff member, or of anybody if the id is null, and records the use. */
async function proveStaffPasskey(
  db: Db,
  staffId: number | null,
  { sent, nonce, site }: SentPasskey,
  now: Date,
): Promise<StaffPasskeyProof> {
  const response = parseSignature(sent)
  if (!response) return refused('invalid')
  const challenge = answeredChallenge(response)
  const use = { nonce, purpose: staffId === null ? 'sign-in' : 'confirm', staffId } as const
  if (!(await takeStaffChallenge(db, challenge, use, now))) return refused('expired')
  const passkey = await findStaffPasskey(db, response.id)
  if (!passkey || (staffId !== null && passkey.staffId !== staffId)) return refused('unknown')
  const { userHandle } = response.response
  const isNamed = userHandle ? userHandle === passkey.user : staffId !== null
  const verified = isNamed && (await verifySignature(response, passkey, { challenge, site }))
  if (!verified || !(await recordStaffPasskeyUse(db, { ...verified, id: passkey.id }, now)))
    return refused('invalid')
  return { ok: true, staffId: passkey.staffId }
}
