import { createHash, randomBytes } from 'node:crypto'

/** A name that nobody can guess: 128 random bits. */
export function newToken(): string {
  return randomBytes(16).toString('base64url')
}

/** What is stored of a token: who reads the database cannot pass for its visitors. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
