import { maxEmailLength, parseEmail } from '../email-address.ts'

/** The declaration to withdraw from a contract: Directive 2011/83/EU, article 11a(2). */
export interface WithdrawalStatement {
  name: string
  /** As typed; there may be no such order. */
  orderNumber: string
  email: string
  /** Such as which items, if not all. */
  comment: string
}

/** A confirmed statement. It counts from the time it was sent. */
export interface Withdrawal extends WithdrawalStatement {
  id: number
  /** Such as "W-7KQ4-M2XA". */
  number: string
  /** ISO 8601. Article 11a(4) requires the date and time on the receipt. */
  declaredAt: string
}

export const maxStatementLengths = {
  name: 200,
  orderNumber: 40,
  email: maxEmailLength,
  comment: 1500,
} as const

export type StatementError = 'missing' | 'too-long' | 'bad-email'
export type StatementErrors = Partial<Record<keyof WithdrawalStatement, StatementError>>

export type ParsedStatement =
  | { ok: true; statement: WithdrawalStatement }
  | { ok: false; errors: StatementErrors }

/** The law limits what a shop may ask for. */
export function parseStatement(typed: Partial<Record<keyof WithdrawalStatement, string>>): ParsedStatement {
  const text = (field: keyof WithdrawalStatement) => (typed[field] ?? '').trim()
  const statement = {
    name: text('name'),
    orderNumber: text('orderNumber'),
    email: text('email'),
    comment: text('comment'),
  }
  const errors: StatementErrors = {}
  for (const field of ['name', 'orderNumber', 'email'] as const)
    if (statement[field] === '') errors[field] = 'missing'
  for (const field of ['name', 'orderNumber', 'comment'] as const)
    if (statement[field].length > maxStatementLengths[field]) errors[field] = 'too-long'
  const email = parseEmail(statement.email)
  if (email.ok) statement.email = email.email
  else errors.email = email.reason === 'no-email' ? 'missing' : 'bad-email'
  return Object.keys(errors).length === 0 ? { ok: true, statement } : { ok: false, errors }
}
