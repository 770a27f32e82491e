import { timingSafeEqual } from 'node:crypto'
import type { Db, Tx } from '../../db/schema.ts'
import { keyedHash } from '../../db/secrets.server.ts'

/** Confirms and ends one back-in-stock alert. It is made from the secret key, so no copy of the database has it. */
export function alertToken(db: Db | Tx, requestId: number): string {
  return `${requestId}-${keyedHash(db, 'back-in-stock-link', String(requestId))}`
}

/** The request that this token was made for; undefined where it is no token of this shop. */
export function readAlertToken(db: Db | Tx, token: string): number | undefined {
  const id = Number(/^[1-9]\d{0,14}(?=-)/.exec(token)?.[0])
  if (!Number.isSafeInteger(id)) return undefined
  const [own, given] = [Buffer.from(alertToken(db, id)), Buffer.from(token)]
  return own.length === given.length && timingSafeEqual(own, given) ? id : undefined
}
