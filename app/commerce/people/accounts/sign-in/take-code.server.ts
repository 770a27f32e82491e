import type { Tx } from '#db/schema/schema.ts'
import type { CodeUse } from './code-use.ts'
import { hashSignInCode } from './sign-in-code.server.ts'
import { closeSignInRequest, countSignInAttempt } from './sign-in-request-store.server.ts'

export type EmailedCodeRefusal =
  | { ok: false; reason: 'wrong-code'; attemptsLeft: number }
  /** Expired, used, guessed too often, from another browser, or for something else. */
  | { ok: false; reason: 'no-request' }

export type TakenCode = { ok: true; email: string } | EmailedCodeRefusal

export interface EnteredCode {
  nonce: string
  code: string
}

/** Counts an attempt, and uses up the code if it is right. Returns the address that it proves. */
export async function takeCode(
  tx: Tx,
  use: CodeUse,
  { nonce, code }: EnteredCode,
  now: Date,
): Promise<TakenCode> {
  const attempt = await countSignInAttempt(tx, use, nonce, now)
  if (!attempt) return { ok: false, reason: 'no-request' }
  const { id, codeHash, attemptsLeft } = attempt
  if (hashSignInCode(tx, nonce, code) !== codeHash)
    return attemptsLeft > 0
      ? { ok: false, reason: 'wrong-code', attemptsLeft }
      : { ok: false, reason: 'no-request' }
  return taken(await closeSignInRequest(tx, use, { id }, now))
}

/** Uses up a link. Returns the address that it proves. */
export async function takeLink(tx: Tx, use: CodeUse, link: string, now: Date): Promise<TakenCode> {
  return taken(await closeSignInRequest(tx, use, { link }, now))
}

function taken(email: string | undefined): TakenCode {
  return email === undefined ? { ok: false, reason: 'no-request' } : { ok: true, email }
}
