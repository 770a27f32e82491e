import { renewSession } from '#commerce/cart/visitors/session-store.server.ts'
import type { Visitor } from '#commerce/cart/visitors/visitor.ts'
import { hashToken, newToken } from '#commerce/values/random-token.server.ts'
import type { Tx } from '#db/schema/schema.ts'
import type { SignedIn } from '../account.ts'

/**
 * Records that a session has just proven its account's address, and gives it a new token: the old one may be known to others.
 * Undefined if the session has ended.
 */
export async function renewProof(
  tx: Tx,
  { account: { visitorId }, sessionId }: Pick<SignedIn, 'account' | 'sessionId'>,
  now: Date,
): Promise<Visitor | undefined> {
  const token = newToken()
  const isRenewed = await renewSession(tx, { id: sessionId, visitorId, tokenHash: hashToken(token) }, now)
  return isRenewed ? { id: visitorId, token } : undefined
}
