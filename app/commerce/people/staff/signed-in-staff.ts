import type { Role } from './role.ts'

/** A staff member in a browser of theirs. */
export interface SignedInStaff {
  id: number
  name: string
  /** Null until the first owner enters one. */
  email: string | null
  role: Role
  sessionId: number
  /** When this session last used a passkey, a code or a link of the operator, in ISO 8601; null after an invitation. */
  provenAt: string | null
  /** Whether keys that are a single letter work. */
  shortcuts: boolean
  /** Whether they have a passkey or an app for codes. */
  isSecured: boolean
}
