/** Accounts and staff have passkeys in tables of their own. */
export type PasskeyOwners = 'account' | 'staff'

export interface PasskeyOwner {
  of: PasskeyOwners
  id: number
}

/** Whose passkey is asked for: anybody's to sign in. */
export interface AskedOwner {
  of: PasskeyOwners
  id: number | null
}

export function ofAccount({ id }: { id: number }): PasskeyOwner {
  return { of: 'account', id }
}

export function ofStaff({ id }: { id: number }): PasskeyOwner {
  return { of: 'staff', id }
}
