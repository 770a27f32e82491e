import { randomInt } from 'node:crypto'
import type { Db, Tx } from '#db/schema/schema.ts'
import { keyedHash } from '#db/secrets/secrets.server.ts'

const digits = 6

export function newSignInCode(): string {
  return String(randomInt(10 ** digits)).padStart(digits, '0')
}

/** Only the browser with the nonce can use the code. The key keeps a copy of the database from being searched for it. */
export function hashSignInCode(db: Db | Tx, nonce: string, code: string): string {
  return keyedHash(db, 'sign-in-code', `${nonce} ${code}`)
}
