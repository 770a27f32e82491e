import { maxEmailLength } from '../../values/typed/max-email-length.ts'

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
