import { createHash, randomBytes } from 'node:crypto'
import type { Db, Tx } from '#db/schema/schema.ts'
import { seal } from '#db/secrets/secrets.server.ts'

/** 128 random bits in base64url. */
export function newToken(): string {
  return randomBytes(16).toString('base64url')
}

/** Whether this has the form of a token. */
export function isRandomToken(value: string): boolean {
  return /^[\w-]{22}$/.test(value)
}

/** The stored form of a token, which is useless to anyone who reads the database. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** The columns of a token that the shop needs again for links: a hash to find it by and a sealed copy. */
export function tokenColumns(db: Db | Tx, purpose: string, token: string) {
  return { token_hash: hashToken(token), token_sealed: seal(db, purpose, token) }
}
