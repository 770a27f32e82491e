import { redirect } from 'react-router'
import { textField } from '#commerce/editing/input/text-fields.server.ts'
import { deviceName } from '#commerce/people/accounts/sessions/device-name.ts'
import { notifyOfWrongCodes } from '#commerce/people/staff/notify-staff.server.ts'
import { isKnownStaffNetwork } from '#commerce/people/staff/sessions/staff-network-store.server.ts'
import type { StaffBrowser } from '#commerce/people/staff/sessions/staff-sessions.server.ts'
import { isTotpCode } from '#commerce/people/staff/totp/totp.server.ts'
import { inOneCommit } from '#db/connection/one-commit.server.ts'
import { sharedMessages } from '#messages/shared.ts'
import { passkeyCookie, readPasskeyNonce } from '#web/forms/passkey-cookie.server.ts'
import { passkeyFields } from '#web/forms/passkey-form.server.ts'
import { safeReturnPath } from '#web/forms/return-path.ts'
import { returnToField } from '#web/forms/return-to-field.server.ts'
import type { RouteRequest } from '#web/requests/accept-form.server.ts'
import { clientAddressContext, shopContext } from '#web/shop/context.ts'
import { findKnownDevice } from '#web/staff/known-device.server.ts'
import { readStaffToken, staffCookie } from '#web/staff/staff-cookie.server.ts'

/** A browser's answer to a challenge, and where to go on. */
export const staffPasskeyFields = { ...passkeyFields, returnTo: returnToField }

/** A code of an app, or a recovery code. */
export const staffCodeField = textField({ min: 1, max: 40 })

/** The page of the office to return to; the start page for any other. */
export function officeReturnPath(typed: string | null | undefined, { url }: Request): string {
  const path = safeReturnPath(typed ?? undefined, new URL(url).origin)
  return path !== undefined && /^\/office(?:[/?#]|$)/.test(path) ? path : '/office'
}

/** The path to return to in the query of a page. */
export function askedReturnPath(request: Request): string {
  return officeReturnPath(new URL(request.url).searchParams.get('returnTo'), request)
}

export function staffBrowser({ request, context }: Pick<RouteRequest, 'request' | 'context'>): StaffBrowser {
  const device = deviceName(request.headers.get('user-agent') ?? '')
  return { token: readStaffToken(request), device, network: context.get(clientAddressContext)() }
}

/** Leads into the office with the token of a new session. */
export function enterOffice(request: Request, token: string, to: string): Response {
  return withStaffCookies(request, token, redirect(to, { status: 303 }))
}

/** Adds the cookie of a new or renewed session, and removes that of a passkey's challenge. */
export function withStaffCookies(request: Request, token: string, answer: Response): Response {
  answer.headers.append('Set-Cookie', staffCookie(request, token))
  if (readPasskeyNonce(request) !== '') answer.headers.append('Set-Cookie', passkeyCookie(request, ''))
  return answer
}

interface StaffAttempt {
  /** The address that the code is for; undefined for passkeys and links, which nobody can guess. */
  email?: string | null
  code?: string
  /** Of somebody who is signed in. */
  sessionId?: number
}

/**
 * Counts an attempt. Returns the text that asks to wait; undefined means go ahead. Recovery codes can't be guessed, so they work even
 * while somebody else sends many wrong codes for the address, which is then told; so do codes in a browser or from a network
 * that signed in before.
 */
export async function countStaffAttempt(
  { request, context }: Pick<RouteRequest, 'request' | 'context'>,
  { email, code = '', sessionId }: StaffAttempt = {},
): Promise<string | undefined> {
  const { db, limits } = context.get(shopContext)
  const now = new Date()
  const account = email && isTotpCode(code) ? email : undefined
  const network = context.get(clientAddressContext)()
  const device = sessionId === undefined ? account && findKnownDevice(request, db, account) : `${sessionId}`
  const isKnownNetwork = account !== undefined && (await isKnownStaffNetwork(db, account, network, now))
  const sent = { account, network, device, isKnownNetwork }
  const { seconds, isForAccount } = await limits.staffCodes.wait(sent, now)
  if (seconds === 0) return undefined
  if (isForAccount) await inOneCommit(db, tx => notifyOfWrongCodes(tx, email!, now))
  return sharedMessages.tooManyAttempts({ seconds })
}
