import { hashToken, isRandomToken, newToken } from '#commerce/values/random-token.server.ts'
import { sideWrite } from '#db/outages/side-write.server.ts'
import type { Db, Tx } from '#db/schema/schema.ts'
import type { SignedInStaff } from '../signed-in-staff.ts'
import { recordStaffNetwork } from './staff-network-store.server.ts'
import { recordedUseCutoff } from './staff-session.ts'
import {
  endStaffSessionByToken,
  findStaffSession,
  insertStaffSession,
  recordStaffUse,
  renewStaffSession,
} from './staff-session-store.server.ts'

/** The browser that signs in. */
export interface StaffBrowser {
  /** Of its session so far, which ends; undefined without one. */
  token: string | undefined
  /** Its name, such as "Safari, iPhone". */
  device: string
  /** The client's network, as `wideNetwork` reads it. */
  network: string
}

/** Starts a session and returns its token, for the cookie. Undefined if the staff member was removed. */
export async function startStaffSession(
  tx: Tx,
  { staffId, isProven, browser }: { staffId: number; isProven: boolean; browser: StaffBrowser },
  now: Date,
): Promise<string | undefined> {
  if (browser.token !== undefined) await endStaffSessionByToken(tx, hashToken(browser.token))
  const token = newToken()
  const session = { staffId, tokenHash: hashToken(token), name: browser.device, isProven }
  if (!(await insertStaffSession(tx, session, now))) return undefined
  if (isProven) await recordStaffNetwork(tx, staffId, browser.network, now)
  return token
}

/** The staff member with this token in their cookie; records the request. Undefined for an unknown or idle session. */
export async function recognizeStaff(
  db: Db,
  token: string | undefined,
  now: Date,
): Promise<SignedInStaff | undefined> {
  if (token === undefined || !isRandomToken(token)) return undefined
  const found = await findStaffSession(db, hashToken(token), now)
  if (!found) return undefined
  const { seenAt, ...staff } = found
  const cutoff = recordedUseCutoff(now)
  if (seenAt < cutoff.toISOString()) await sideWrite(recordStaffUse(db, staff.sessionId, cutoff, now))
  return staff
}

/** Records that this session has just used a passkey or a code. Returns its new token; undefined if it has ended. */
export async function proveStaffSession(
  tx: Tx,
  { id, sessionId }: Pick<SignedInStaff, 'id' | 'sessionId'>,
  now: Date,
): Promise<string | undefined> {
  const token = newToken()
  const session = { id: sessionId, staffId: id, tokenHash: hashToken(token) }
  return (await renewStaffSession(tx, session, now)) ? token : undefined
}
