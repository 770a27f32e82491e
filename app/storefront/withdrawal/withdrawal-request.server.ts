import { data, type RouterContextProvider } from 'react-router'
import { isChangeKey } from '../../commerce/visitors/done-change.ts'
import type { Statement, StatementErrors } from '../../commerce/withdrawals/withdrawal.ts'
import { clientAddressContext, shopContext } from '../../web/context.ts'
import { refuseForm } from '../../web/personal-form.server.ts'
import { readForm } from '../../web/read-form.server.ts'
import { visitorOf } from '../../web/visitor.server.ts'
import { statementFields } from './statement-fields.ts'

export interface SentStatement {
  typed: Partial<Record<keyof Statement, string>>
  /** Tells a statement that is sent again; undefined for what cannot be a key. */
  key: string | undefined
  /** The button that changes what was typed. */
  wantsChange: boolean
  /** The seconds after which it may be sent again; 0 when it is not too soon. */
  wait: number
  now: Date
}

/** Reads a statement and counts it under this limit, or says what is to be answered to what no form of the shop sends. */
export async function readSentStatement(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  limit: 'lookups' | 'emails',
): Promise<SentStatement | Response> {
  if (request.method !== 'POST') return refuseForm('not-a-post')
  const now = new Date()
  const { db, limits } = context.get(shopContext)
  const visitor = await visitorOf(request, db, now)
  const read = await readForm(request, [...statementFields, 'key', 'change'])
  if (!read.ok) return refuseForm(read.because)
  const { key, change, ...typed } = read.fields
  return {
    typed,
    key: key !== undefined && isChangeKey(key) ? key : undefined,
    wantsChange: change !== undefined,
    wait: limits[limit].wait(visitor?.id, context.get(clientAddressContext)(), now),
    now,
  }
}

/** The answer to a statement that came too soon. What was typed comes back with it. */
export function tooSoon({ typed, key, wait }: SentStatement, statement?: Statement) {
  const answer = { typed, key, wait, errors: {} as StatementErrors, statement }
  return data(answer, { status: 429, headers: { 'Retry-After': String(wait) } })
}
