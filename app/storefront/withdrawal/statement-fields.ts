import type { Statement, StatementError } from '../../commerce/withdrawals/withdrawal.ts'

export const statementFields = ['name', 'orderNumber', 'email', 'words'] as const

export function mistakeInWords(
  field: keyof Statement,
  error: StatementError | undefined,
): string | undefined {
  switch (error) {
    case undefined:
      return undefined
    case 'bad-email':
      return 'This is not an e-mail address. It needs a form like name@example.com.'
    case 'too-long':
      return 'This is too long.'
    case 'missing':
      return missing[field]
  }
}

const missing: Record<keyof Statement, string> = {
  name: 'Enter your name.',
  orderNumber: 'Enter the number of the order. It stands in every letter about it.',
  email: 'Enter the e-mail address that the receipt goes to.',
  words: '',
}
