import { sideWrite } from '#db/outages/side-write.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { hashToken, isRandomToken } from '../../values/random-token.server.ts'
import { findSession, recordVisit } from './session-store.server.ts'
import { type RecognizedVisitor, recordedVisitCutoff } from './visitor.ts'

/** The visitor that the session with this token leads to; records the visit. Undefined for an unknown token. */
export async function recognizeVisitor(
  db: Db,
  token: string,
  now: Date,
): Promise<RecognizedVisitor | undefined> {
  if (!isRandomToken(token)) return undefined
  const session = await findSession(db, hashToken(token))
  if (!session) return undefined
  const cutoff = recordedVisitCutoff(now)
  if (session.seenAt < cutoff.toISOString()) await sideWrite(recordVisit(db, session.id, cutoff, now))
  return { id: session.visitorId, token, isGuest: session.accountId === null }
}
