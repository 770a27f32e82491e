import type { Language } from '#commerce/values/languages.ts'
import type { OptionalEmailKind } from '../../email-preferences/optional-emails.ts'

/** The choices of a shopper for their account. */
export interface AccountSettings {
  /** May be empty. */
  name: string
  /** Of emails. */
  language: Language | null
  /** The optional emails that the account turned off. */
  optOuts: OptionalEmailKind[]
}
