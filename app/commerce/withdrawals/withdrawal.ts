import { longestEmail, readEmail } from '../stock/back-in-stock.ts'

/** A statement that somebody withdraws from a contract: Directive 2011/83/EU, article 11a(2). */
export interface Statement {
  name: string
  /** As the shopper has it: it is kept as typed, and may name no order. */
  orderNumber: string
  email: string
  /** Which goods, when not all of them; or anything else. */
  words: string
}

/** A statement that was confirmed: it has been sent in time when it was sent in time, whatever the shop does with it. */
export interface Withdrawal extends Statement {
  id: number
  /** What people read: "W-7KQ4-M2XA". */
  number: string
  /** ISO 8601: the day and the hour of the receipt, as article 11a(4) asks. */
  declaredAt: string
}

export const longest = { name: 200, orderNumber: 40, email: longestEmail, words: 1500 } as const

export type StatementError = 'missing' | 'too-long' | 'bad-email'
export type StatementErrors = Partial<Record<keyof Statement, StatementError>>

export type ReadStatement = { ok: true; statement: Statement } | { ok: false; errors: StatementErrors }

/** Reads a statement as typed. It asks for no more than the law lets a shop ask. */
export function readStatement(typed: Partial<Record<keyof Statement, string>>): ReadStatement {
  const text = (field: keyof Statement) => (typed[field] ?? '').trim()
  const statement = {
    name: text('name'),
    orderNumber: text('orderNumber'),
    email: text('email'),
    words: text('words'),
  }
  const errors: StatementErrors = {}
  for (const field of ['name', 'orderNumber', 'email'] as const)
    if (statement[field] === '') errors[field] = 'missing'
  for (const field of ['name', 'orderNumber', 'words'] as const)
    if (statement[field].length > longest[field]) errors[field] = 'too-long'
  const email = readEmail(statement.email)
  if (email.ok) statement.email = email.email
  else errors.email = email.because === 'no-email' ? 'missing' : 'bad-email'
  return Object.keys(errors).length === 0 ? { ok: true, statement } : { ok: false, errors }
}
