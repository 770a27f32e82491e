import { timingSafeEqual } from 'node:crypto'
import { isRandomToken, newToken } from '#commerce/values/random-token.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { keyedHash } from '#db/secrets/secrets.server.ts'
import { cookieHeader, hostCookieName, readCookie } from '../forms/cookies.server.ts'

const name = 'office-device'
const maxAge = 365 * 24 * 60 * 60

/** Staff who share a browser; the last ones stay. */
const maxAccounts = 5

/** Its own random name, and a keyed hash of it and the email address of each account that signed in. */
interface DeviceCookie {
  device: string
  proofs: string[]
}

function readDevice(request: Request): DeviceCookie | undefined {
  const [device = '', ...proofs] = (readCookie(request, hostCookieName(request, name)) ?? '').split('.')
  return isRandomToken(device) ? { device, proofs: proofs.slice(0, maxAccounts) } : undefined
}

/** The name of this browser if somebody with this email address signed in with it before. It gives no right but to try codes. */
export function findKnownDevice(request: Request, db: Db, email: string): string | undefined {
  const known = readDevice(request)
  if (!known) return undefined
  const expected = Buffer.from(proofOf(db, known.device, email))
  const isKnown = known.proofs
    .map(proof => Buffer.from(proof))
    .some(proof => proof.length === expected.length && timingSafeEqual(proof, expected))
  return isKnown ? known.device : undefined
}

/** Makes this browser a known one for an email address. */
export function knownDeviceCookie(request: Request, db: Db, email: string): string {
  const { device, proofs } = readDevice(request) ?? { device: newToken(), proofs: [] }
  const latest = [...new Set([proofOf(db, device, email), ...proofs])].slice(0, maxAccounts)
  const options = { maxAge, httpOnly: true, sameSite: 'Strict' } as const
  return cookieHeader(request, hostCookieName(request, name), [device, ...latest].join('.'), options)
}

function proofOf(db: Db, device: string, email: string): string {
  return keyedHash(db, 'known-device', `${device} ${email}`)
}
