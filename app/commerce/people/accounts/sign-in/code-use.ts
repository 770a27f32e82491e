/** The use of an emailed code or link. Only signing in needs no account. */
export type CodeUse = { purpose: 'sign-in' } | { purpose: 'confirm' | 'change-email'; accountId: number }

export const signInUse: CodeUse = { purpose: 'sign-in' }
