import { createHash, randomBytes } from 'node:crypto'
import type { Db, Tx } from '../../db/schema.ts'
import { seal } from '../../db/secrets.server.ts'

/** A name that nobody can guess: 128 random bits. */
export function newToken(): string {
  return randomBytes(16).toString('base64url')
}

/** What is stored of a token: who reads the database cannot pass for its visitors. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** What is stored of a token that the shop has to say again, in a link: a hash to find it by, and a sealed copy. */
export function storedToken(db: Db | Tx, purpose: string, token: string) {
  return { token_hash: hashOf(token), token_sealed: seal(db, purpose, token) }
}
