import { timingSafeEqual } from 'node:crypto'
import type { Db, Tx } from '../../../db/schema/schema.ts'
import { keyedHash } from '../../../db/secrets/secrets.server.ts'

/** Confirms and unsubscribes a request. It's derived from the secret key, so the database doesn't contain it. */
export function backInStockToken(db: Db | Tx, requestId: number): string {
  return `${requestId}-${keyedHash(db, 'back-in-stock-link', String(requestId))}`
}

/** The request's id; undefined for an invalid token. */
export function readBackInStockToken(db: Db | Tx, token: string): number | undefined {
  const id = Number(/^[1-9]\d{0,14}(?=-)/.exec(token)?.[0])
  if (!Number.isSafeInteger(id)) return undefined
  const [expected, actual] = [Buffer.from(backInStockToken(db, id)), Buffer.from(token)]
  return expected.length === actual.length && timingSafeEqual(expected, actual) ? id : undefined
}
