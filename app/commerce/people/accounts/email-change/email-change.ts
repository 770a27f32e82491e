import type { Account } from '../account.ts'
import type { CodeUse } from '../sign-in/code-use.ts'

const day = 24 * 60 * 60_000

/** How long the old address may revert a change, in days. */
export const revertDays = 7

export function revertDeadline(now: Date): Date {
  return new Date(now.getTime() + revertDays * day)
}

/** A code or link that proves a new address for this account. */
export function changeEmailUse({ id }: Pick<Account, 'id'>): CodeUse {
  return { purpose: 'change-email', accountId: id }
}
