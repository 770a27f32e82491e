import type { RouterContextProvider } from 'react-router'
import { isChangeKey } from '../../commerce/visitors/done-change.ts'
import type { Statement } from '../../commerce/withdrawals/withdrawal.ts'
import { clientAddressContext, shopContext } from '../../web/context.ts'
import { refuseForm } from '../../web/personal-form.server.ts'
import { readForm } from '../../web/read-form.server.ts'
import { refusalPage } from '../../web/refusal-page.ts'
import { visitorOf } from '../../web/visitor.server.ts'
import { statementFields } from './statement-fields.ts'

export interface SentStatement {
  typed: Partial<Record<keyof Statement, string>>
  /** Tells a statement that is sent again; undefined for what cannot be a key. */
  key: string | undefined
  /** The button that changes what was typed. */
  wantsChange: boolean
  now: Date
}

/** Reads a statement, or says what is to be answered instead: it makes the shop write a letter, so nobody sends many. */
export async function readSentStatement({
  request,
  context,
}: {
  request: Request
  context: Readonly<RouterContextProvider>
}): Promise<SentStatement | Response> {
  if (request.method !== 'POST') return refuseForm('not-a-post')
  const now = new Date()
  const { db, limits } = context.get(shopContext)
  const visitor = await visitorOf(request, db, now)
  const wait = limits.lookups.wait(visitor?.id, context.get(clientAddressContext)(), now)
  if (wait > 0)
    return refusalPage(
      429,
      'Too many statements came from your address. Wait a minute, or write to us: a letter counts as much.',
      { 'Retry-After': String(wait) },
      { to: '/withdrawal', label: 'Back to the form' },
    )
  const read = await readForm(request, [...statementFields, 'key', 'change'])
  if (!read.ok) return refuseForm(read.because)
  const { key, change, ...typed } = read.fields
  return {
    typed,
    key: key !== undefined && isChangeKey(key) ? key : undefined,
    wantsChange: change !== undefined,
    now,
  }
}
