import { data, type RouterContextProvider } from 'react-router'
import { isChangeKey } from '../../commerce/visitors/change-key.ts'
import type { StatementErrors, WithdrawalStatement } from '../../commerce/withdrawals/withdrawal.ts'
import { readFormFields } from '../../web/forms/read-form.server.ts'
import { readVisitor } from '../../web/forms/visitor-cookies.server.ts'
import { refuseForm } from '../../web/forms/visitor-form.server.ts'
import { clientAddressContext, shopContext } from '../../web/shop/context.ts'
import { statementFields } from './statement-fields.ts'

export interface SubmittedStatement {
  typed: Partial<Record<keyof WithdrawalStatement, string>>
  /** Identifies repeated submissions; undefined if missing or malformed. */
  key: string | undefined
  /** The edit button was pressed. */
  wantsChange: boolean
  /** Seconds until it may be sent again; 0 if it may be sent now. */
  wait: number
  now: Date
}

/** Reads a statement and counts it against the limit, or returns the response that rejects the request. */
export async function readSubmittedStatement(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  limit: 'lookups' | 'emails',
): Promise<SubmittedStatement | Response> {
  if (request.method !== 'POST') return refuseForm('not-a-post')
  const now = new Date()
  const { db, limits } = context.get(shopContext)
  const visitor = await readVisitor(request, db, now)
  const read = await readFormFields(request, [...statementFields, 'words', 'key', 'change'])
  if (!read.ok) return refuseForm(read.reason)
  const { key, change, words, ...typed } = read.fields
  return {
    // A page from before an update posts the comment as `words`.
    typed: words === undefined ? typed : { comment: words, ...typed },
    key: key !== undefined && isChangeKey(key) ? key : undefined,
    wantsChange: change !== undefined,
    wait: limits[limit].wait(visitor?.id, context.get(clientAddressContext)(), now),
    now,
  }
}

/** A 429 that keeps what was typed. */
export function tooManyAttemptsAnswer(
  { typed, key, wait }: SubmittedStatement,
  statement?: WithdrawalStatement,
) {
  const answer = { typed, key, wait, errors: {} as StatementErrors, statement }
  return data(answer, { status: 429, headers: { 'Retry-After': String(wait) } })
}
