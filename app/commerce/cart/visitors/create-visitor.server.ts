import type { Tx } from '#db/schema/schema.ts'
import { hashToken, newToken } from '../../values/random-token.server.ts'
import { insertSession } from './session-store.server.ts'
import type { Visitor } from './visitor.ts'
import { insertVisitor } from './visitor-store.server.ts'

/** Creates a visitor with their first change; browsing stores nothing. */
export async function createVisitor(tx: Tx, now: Date): Promise<Visitor> {
  return startSession(tx, await insertVisitor(tx, now), now)
}

/** A session of this visitor with a new token, which never comes from the browser. */
export async function startSession(
  tx: Tx,
  visitorId: number,
  now: Date,
  { name = '', isProven = false } = {},
): Promise<Visitor> {
  const token = newToken()
  await insertSession(tx, { visitorId, tokenHash: hashToken(token), name, isProven }, now)
  return { id: visitorId, token }
}
