import type { Tx } from '../../db/schema/schema.ts'
import { hashToken, newToken } from '../random-token.server.ts'
import type { Visitor } from './visitor.ts'
import { insertVisitor } from './visitor-store.server.ts'

/** Creates a visitor with their first change; browsing stores nothing. The token never comes from the browser. */
export async function createVisitor(tx: Tx, now: Date): Promise<Visitor> {
  const token = newToken()
  return { id: await insertVisitor(tx, hashToken(token), now), token }
}
