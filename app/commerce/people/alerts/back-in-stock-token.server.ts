import { timingSafeEqual } from 'node:crypto'
import type { Db, Tx } from '#db/schema/schema.ts'
import { keyedHash } from '#db/secrets/secrets.server.ts'
import { readId } from '../../values/whole-number.ts'

/** Confirms and unsubscribes a request. It's derived from the secret key, so the database doesn't contain it. */
export function backInStockToken(db: Db | Tx, requestId: number): string {
  return `${requestId}-${keyedHash(db, 'back-in-stock-link', String(requestId))}`
}

/** The request's id; undefined for an invalid token. */
export function readBackInStockToken(db: Db | Tx, token: string): number | undefined {
  const id = readId(token.split('-')[0])
  if (id === undefined) return undefined
  const [expected, actual] = [Buffer.from(backInStockToken(db, id)), Buffer.from(token)]
  return expected.length === actual.length && timingSafeEqual(expected, actual) ? id : undefined
}
