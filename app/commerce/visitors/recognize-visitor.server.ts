import { sideWrite } from '../../db/outages/side-write.server.ts'
import type { Db } from '../../db/schema/schema.ts'
import { hashToken, isRandomToken } from '../random-token.server.ts'
import { recordedVisitCutoff, type Visitor } from './visitor.ts'
import { findVisitorByTokenHash, recordVisit } from './visitor-store.server.ts'

/** The visitor with this token; records the visit. Undefined for an unknown token. */
export async function recognizeVisitor(db: Db, token: string, now: Date): Promise<Visitor | undefined> {
  if (!isRandomToken(token)) return undefined
  const visitor = await findVisitorByTokenHash(db, hashToken(token))
  if (!visitor) return undefined
  const cutoff = recordedVisitCutoff(now)
  if (visitor.seenAt < cutoff.toISOString()) await sideWrite(recordVisit(db, visitor.id, cutoff, now))
  return { id: visitor.id, token }
}
