import { refusing } from '#commerce/editing/changes/change.server.ts'
import { ChangeRefused } from '#commerce/editing/changes/change-set.ts'
import { bareCode } from '#commerce/values/typed/typed-text.ts'
import { inOneCommit } from '#db/connection/one-commit.server.ts'
import type { Db, Tx } from '#db/schema/schema.ts'
import { deleteStaffLinks } from '../links/staff-link-store.server.ts'
import { notifyStaff } from '../notify-staff.server.ts'
import { endUnsecuredSessions } from '../sessions/end-unsecured-sessions.server.ts'
import { proveStaffSession, type StaffBrowser, startStaffSession } from '../sessions/staff-sessions.server.ts'
import type { SignedInStaff } from '../signed-in-staff.ts'
import {
  findStaffByEmail,
  findStaffEmail,
  lockStaff,
  recordJoining,
  setStaffEmail,
} from '../staff-store.server.ts'
import { renewRecoveryCodes, takeRecoveryCode } from '../totp/recovery-code-store.server.ts'
import { matchingStep, newTotpSecret } from '../totp/totp.server.ts'
import {
  addTotp,
  deleteTotp,
  readNewTotpSecret,
  readTotpSecret,
  saveNewTotpSecret,
  takeTotpStep,
} from '../totp/totp-store.server.ts'

/** Checked for nobody, so that an unknown address takes as long as a known one. */
const nobodysSecret = newTotpSecret()

/** Nobody has this id. */
const nobody = 0

/** Signs in with an address and a code of its owner's app, or a recovery code. Returns the session's token; undefined if they don't match. */
export function signInWithStaffCode(
  db: Db,
  { email, code }: { email: string; code: string },
  browser: StaffBrowser,
  now: Date,
): Promise<string | undefined> {
  return inOneCommit(db, async tx => {
    const staffId = (await findStaffByEmail(tx, email))?.id ?? nobody
    if (!(await takeStaffCode(tx, staffId, code, now))) return undefined
    await recordJoining(tx, staffId, now)
    return startStaffSession(tx, { staffId, isProven: true, browser }, now)
  })
}

/** Confirms a session with a code. Returns its new token; undefined for a wrong code. */
export function confirmWithStaffCode(
  db: Db,
  staff: Pick<SignedInStaff, 'id' | 'sessionId'>,
  code: string,
  now: Date,
): Promise<string | undefined> {
  return inOneCommit(db, async tx =>
    (await takeStaffCode(tx, staff.id, code, now)) ? proveStaffSession(tx, staff, now) : undefined,
  )
}

async function takeStaffCode(tx: Tx, staffId: number, typed: string, now: Date): Promise<boolean> {
  const secret = await readTotpSecret(tx, staffId)
  const step = matchingStep(secret ?? nobodysSecret, bareCode(typed), now)
  if (secret !== undefined && step !== undefined) return takeTotpStep(tx, staffId, step)
  return takeRecoveryCode(tx, staffId, typed, now)
}

/** The secret to enter into an app: the same one in this session until a code proves it. Undefined if an app is set up already. */
export async function startTotpSetup(
  db: Db,
  staff: Pick<SignedInStaff, 'id' | 'sessionId'>,
): Promise<string | undefined> {
  if ((await readTotpSecret(db, staff.id)) !== undefined) return undefined
  await saveNewTotpSecret(db, staff, newTotpSecret())
  return readNewTotpSecret(db, staff)
}

export type FinishedTotpSetup =
  /** The session's new token, and ten recovery codes. */
  { ok: true; token: string; recoveryCodes: string[] } | { ok: false; reason: 'wrong-code' | 'email-taken' }

/**
 * Proves the app with its first code, and the session with it. Codes belong to an address: somebody without one enters it here, and
 * that of anybody else stays as it is.
 */
export function finishTotpSetup(
  db: Db,
  staff: Pick<SignedInStaff, 'id' | 'sessionId'>,
  { email, code }: { email: string; code: string },
  now: Date,
): Promise<FinishedTotpSetup> {
  const refused = (reason: 'wrong-code' | 'email-taken') => new ChangeRefused({ ok: false, reason })
  return refusing(() =>
    inOneCommit<FinishedTotpSetup>(db, async tx => {
      await lockStaff(tx, staff.id)
      const secret = await readNewTotpSecret(tx, staff)
      const step = secret && matchingStep(secret, bareCode(code), now)
      if (!step) throw refused('wrong-code')
      if ((await findStaffEmail(tx, staff.id)) === undefined && !(await setStaffEmail(tx, staff.id, email)))
        throw refused('email-taken')
      await endUnsecuredSessions(tx, staff)
      const token =
        (await addTotp(tx, staff, { secret, step }, now)) && (await proveStaffSession(tx, staff, now))
      if (!token) throw refused('wrong-code')
      await deleteStaffLinks(tx, staff.id)
      await notifyStaff(tx, staff.id, { event: 'app-added' }, now)
      return { ok: true, token, recoveryCodes: await renewRecoveryCodes(tx, staff.id) }
    }),
  )
}

/** Removes the app with codes and its recovery codes, unless it is the only way in. */
export function removeStaffApp(db: Db, staffId: number, now: Date): Promise<boolean> {
  return inOneCommit(db, async tx => {
    if (!(await lockStaff(tx, staffId)) || !(await deleteTotp(tx, staffId))) return false
    await notifyStaff(tx, staffId, { event: 'app-removed' }, now)
    return true
  })
}

/** Ten new recovery codes instead of all former ones. */
export function createRecoveryCodes(db: Db, staffId: number, now: Date): Promise<string[]> {
  return inOneCommit(db, async tx => {
    await notifyStaff(tx, staffId, { event: 'recovery-codes' }, now)
    return renewRecoveryCodes(tx, staffId)
  })
}
