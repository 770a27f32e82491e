import type { ExpressionBuilder } from 'kysely'
import { hashToken } from '#commerce/values/random-token.server.ts'
import { isPostgres } from '#db/schema/engine.ts'
import type { Db, Schema, Tx } from '#db/schema/schema.ts'
import { deleteUpTo } from '#db/statements/delete-up-to.ts'
import { maxSignInAttempts, signInLifetime } from './code-rules.ts'
import type { CodeUse } from './code-use.ts'

interface NewRequest {
  use: CodeUse
  email: string
  nonce: string
  codeHash: string
  link: string
  /** Whether the email is on its way; otherwise nothing opens the request. */
  isSent: boolean
}

export async function addSignInRequest(
  tx: Tx,
  { use, email, nonce, codeHash, link, isSent }: NewRequest,
  now: Date,
): Promise<void> {
  const at = now.toISOString()
  await tx
    .insertInto('sign_in_request')
    .values({
      purpose: use.purpose,
      account_id: accountOf(use),
      email,
      nonce_hash: hashToken(nonce),
      code_hash: codeHash,
      link_hash: hashToken(link),
      created_at: at,
      expires_at: new Date(now.getTime() + signInLifetime).toISOString(),
      closed_at: isSent ? null : at,
    })
    .execute()
}

const accountOf = (use: CodeUse) => (use.purpose === 'sign-in' ? null : use.accountId)

/** The requests for this use. */
function isFor(use: CodeUse) {
  return ({ and, eb }: ExpressionBuilder<Schema, 'sign_in_request'>) =>
    and([eb('purpose', '=', use.purpose), eb('account_id', 'is not distinct from', accountOf(use))])
}

/** The address to which the browser with this nonce had a code sent. */
export async function findRequestedEmail(db: Db, use: CodeUse, nonce: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('sign_in_request')
    .select('email')
    .where(isFor(use))
    .where('nonce_hash', '=', hashToken(nonce))
    .executeTakeFirst()
  return row?.email
}

/** The address of a link that still works. */
export async function findLinkedEmail(
  db: Db,
  use: CodeUse,
  link: string,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('sign_in_request')
    .select('email')
    .where(isFor(use))
    .where('link_hash', '=', hashToken(link))
    .where('closed_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  return row?.email
}

export interface CountedAttempt {
  id: number
  codeHash: string
  attemptsLeft: number
}

/** Counts an attempt to enter the code; undefined if the request takes no more. */
export async function countSignInAttempt(
  tx: Tx,
  use: CodeUse,
  nonce: string,
  now: Date,
): Promise<CountedAttempt | undefined> {
  const row = await tx
    .updateTable('sign_in_request')
    .set(request => ({ attempts: request('attempts', '+', 1) }))
    .where(isFor(use))
    .where('nonce_hash', '=', hashToken(nonce))
    .where('closed_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .where('attempts', '<', maxSignInAttempts)
    .returning(['id', 'code_hash as codeHash', 'attempts'])
    .executeTakeFirst()
  return row && { id: row.id, codeHash: row.codeHash, attemptsLeft: maxSignInAttempts - row.attempts }
}

/** Uses up a request. Returns its address, once. */
export async function closeSignInRequest(
  tx: Tx,
  use: CodeUse,
  request: { id: number } | { link: string },
  now: Date,
): Promise<string | undefined> {
  const row = await tx
    .updateTable('sign_in_request')
    .set({ closed_at: now.toISOString() })
    .where(isFor(use))
    .$if('id' in request, query => query.where('id', '=', (request as { id: number }).id))
    .$if('link' in request, query =>
      query.where('link_hash', '=', hashToken((request as { link: string }).link)),
    )
    .where('closed_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .returning('email')
    .executeTakeFirst()
  return row?.email
}

/** Ends all open codes and links for an account, and those to sign in with these addresses. */
export async function closeRequestsOf(
  tx: Tx,
  { accountId, emails }: { accountId: number; emails: readonly string[] },
  now: Date,
): Promise<void> {
  const open = tx
    .selectFrom('sign_in_request')
    .select('id')
    .where('closed_at', 'is', null)
    .where(({ eb, or }) => or([eb('account_id', '=', accountId), eb('email', 'in', emails)]))
    .orderBy('id')
    .$if(isPostgres(tx), query => query.forUpdate())
  await tx
    .updateTable('sign_in_request')
    .set({ closed_at: now.toISOString() })
    .where('id', 'in', open)
    .execute()
}

/** Deletes up to `max` requests that expired before this time; returns how many. */
export function deleteOldSignInRequests(db: Db, before: Date, max: number): Promise<number> {
  return deleteUpTo(db, max, 'sign_in_request', 'id', row => row('expires_at', '<', before.toISOString()))
}
