import type { WithdrawalStatement } from '#commerce/after-sale/withdrawals/withdrawal.ts'

export const statementFields = ['name', 'orderNumber', 'email', 'comment'] as const

/** The texts beside the fields. */
export type StatementErrorTexts = Partial<Record<keyof WithdrawalStatement, string>>
