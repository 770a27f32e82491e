import { data } from 'react-router'
import { statementInput } from '#commerce/after-sale/withdrawals/statement-input.server.ts'
import type { WithdrawalStatement } from '#commerce/after-sale/withdrawals/withdrawal.ts'
import { isChangeKey } from '#commerce/cart/visitors/change-key.ts'
import type { InputErrors } from '#commerce/editing/input/input-error.ts'
import { typedField } from '#commerce/editing/input/text-fields.server.ts'
import { inputErrorText } from '#messages/input-errors.ts'
import { orderNumberMessages } from '#messages/order-number.ts'
import { sharedMessages } from '#messages/shared.ts'
import { withdrawalMessages } from '#messages/withdrawal.ts'
import type { RouteRequest } from '#web/requests/accept-form.server.ts'
import { countForm } from '#web/requests/count-form.server.ts'
import { readInput, refuseInput } from '#web/requests/read-input.server.ts'
import { type StatementErrorTexts, statementFields } from './statement-fields.ts'

export const submittedFields = {
  ...statementInput,
  key: typedField({ max: 100 }),
  /** The edit button. */
  change: typedField({ max: 10 }),
}

export interface SubmittedStatement {
  /** Undefined if there are errors. */
  statement: WithdrawalStatement | undefined
  errors: StatementErrorTexts
  typed: Partial<Record<keyof WithdrawalStatement, string>>
  /** Identifies repeated submissions; undefined if missing or malformed. */
  key: string | undefined
  /** The edit button was pressed. */
  wantsChange: boolean
  /** Seconds until it may be sent again; 0 if it may be sent now. */
  wait: number
}

/** Reads a statement and counts it against the limit, or returns the response that rejects the request. */
export async function readSubmittedStatement(
  route: RouteRequest,
  limit: 'lookups' | 'emails',
): Promise<SubmittedStatement | Response> {
  const input = await readInput(route, submittedFields)
  const errors = input.ok ? {} : statementErrors(input.errors)
  // Nobody typed the other fields.
  if (!input.ok && !Object.keys(input.errors).some(name => name in errors)) return refuseInput(route)
  const { key, change, ...typed } = input.typed
  return {
    statement: input.ok ? toStatement(input.values) : undefined,
    errors,
    typed,
    key: key !== undefined && isChangeKey(key) ? key : undefined,
    wantsChange: change !== undefined,
    wait: await countForm(route.context, limit),
  }
}

function toStatement({ name, orderNumber, email, comment }: WithdrawalStatement): WithdrawalStatement {
  return { name, orderNumber, email, comment }
}

function statementErrors(errors: InputErrors): StatementErrorTexts {
  const missing: StatementErrorTexts = {
    name: withdrawalMessages.missingName,
    orderNumber: orderNumberMessages.missing,
    email: sharedMessages.enterEmail,
  }
  return Object.fromEntries(
    statementFields.flatMap(field => {
      const error = errors[field]
      if (!error) return []
      return [[field, (error.code === 'missing' && missing[field]) || inputErrorText(error)]]
    }),
  )
}

/** A 429 that keeps what was typed. */
export function tooManyAttemptsAnswer(
  { typed, key, wait }: SubmittedStatement,
  statement?: WithdrawalStatement,
) {
  const answer = { typed, key, wait, errors: {} as StatementErrorTexts, statement }
  return data(answer, { status: 429, headers: { 'Retry-After': String(wait) } })
}
