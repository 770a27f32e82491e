import type { Language } from '../../values/languages.ts'

/** A shopper who has proven their email address. */
export interface Account {
  id: number
  /** The owner of its cart and lists. */
  visitorId: number
  /** In its canonical form. */
  email: string
  /** Empty until the shopper enters one. */
  name: string
  /** Of emails to the account; null for the shop's own. */
  language: Language | null
  /** Slugs of products to compare, from the last browser that signed in or out. */
  compared: string[]
}

/** The account that a session leads to, and the session. */
export interface SignedIn {
  account: Account
  sessionId: number
  /** When this session last proved the address, as ISO 8601. */
  provenAt: string
}
