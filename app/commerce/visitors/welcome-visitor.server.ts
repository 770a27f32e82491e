import type { Tx } from '../../db/schema.ts'
import type { Visitor } from './visitor.ts'
import { addVisitor } from './visitor-store.server.ts'
import { hashOf, newToken } from './visitor-token.server.ts'

/**
 * Makes a visitor, in the transaction in which the shop first keeps something for them: who only looks leaves no row. The
 * token is always the shop's own, never one that a browser brought.
 */
export async function welcomeVisitor(tx: Tx, now: Date): Promise<Visitor> {
  const token = newToken()
  return { id: await addVisitor(tx, hashOf(token), now), token }
}
