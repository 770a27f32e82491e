import type { StatementError, WithdrawalStatement } from '../../commerce/withdrawals/withdrawal.ts'
import { sharedMessages } from '../../messages/shared.ts'
import { withdrawalMessages } from '../../messages/withdrawal.ts'

export const statementFields = ['name', 'orderNumber', 'email', 'comment'] as const

export function statementErrorText(
  field: keyof WithdrawalStatement,
  error: StatementError | undefined,
): string | undefined {
  switch (error) {
    case undefined:
      return undefined
    case 'bad-email':
      return sharedMessages.invalidEmail
    case 'too-long':
      return withdrawalMessages.tooLong
    case 'missing':
      if (field === 'email') return sharedMessages.enterEmail
      return field === 'comment' ? undefined : withdrawalMessages.missing[field]
  }
}
