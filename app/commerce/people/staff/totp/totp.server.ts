import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { bareCode } from '#commerce/values/typed/typed-text.ts'

/** RFC 4226, section 4: at least 128 bits, better 160. */
const secretBytes = 20
const digits = 6
const stepSeconds = 30

/** Steps before and after the current one whose codes work, too: RFC 6238, section 5.2. */
const drift = 1

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** A secret for an app, in base32. */
export function newTotpSecret(): string {
  return toBase32(randomBytes(secretBytes))
}

/** Base32 without padding: RFC 4648, section 6. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map(byte => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map(five => base32[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map(letter => base32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)))
}

/** The code of a step: RFC 4226, section 5.3. */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const number = mac.readUInt32BE(mac.at(-1)! & 15) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

export function totpStep(now: Date): number {
  return Math.floor(now.getTime() / 1000 / stepSeconds)
}

/** Whether somebody typed a code of an app, right or wrong, and not a recovery code. */
export function isTotpCode(typed: string): boolean {
  return /^\d{6}$/.test(bareCode(typed))
}

/** The step whose code this is; undefined for a wrong code. Takes the same time for every code. */
export function matchingStep(secret: string, code: string, now: Date): number | undefined {
  const typed = Buffer.from(/^\d{6}$/.test(code) ? code : ' '.repeat(digits))
  const step = totpStep(now)
  let found: number | undefined
  for (let one = step - drift; one <= step + drift; one++)
    if (timingSafeEqual(Buffer.from(totpCode(secret, one)), typed)) found = one
  return found
}

/** The link that opens an app for codes, as Google Authenticator defined it. */
export function totpUri(secret: string, { shopName, email }: { shopName: string; email: string }): string {
  const issuer = shopName.replaceAll(':', ' ')
  const query = `secret=${secret}&issuer=${encodeURIComponent(issuer)}`
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(email)}?${query}`
}
