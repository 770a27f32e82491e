import type { Db } from '../../db/schema.ts'
import { sideWrite } from '../../db/side-write.server.ts'
import { isVisitorToken, notedBefore, type Visitor } from './visitor.ts'
import { findByTokenHash, noteVisit } from './visitor-store.server.ts'
import { hashOf } from './visitor-token.server.ts'

/** The visitor of a token, and notes that they were here; undefined for a token that the shop did not give or has forgotten. */
export async function recogniseVisitor(db: Db, token: string, now: Date): Promise<Visitor | undefined> {
  if (!isVisitorToken(token)) return undefined
  const known = await findByTokenHash(db, hashOf(token))
  if (!known) return undefined
  const before = notedBefore(now)
  if (known.seenAt < before.toISOString()) await sideWrite(noteVisit(db, known.id, before, now))
  return { id: known.id, token }
}
