import type { OptionalEmailKind } from '../../emails/preferences/optional-emails.ts'
import type { Language } from '../../languages.ts'

/** The choices of a shopper for their account. */
export interface AccountSettings {
  /** May be empty. */
  name: string
  /** Of emails. */
  language: Language | null
  /** The optional emails that the account turned off. */
  optOuts: OptionalEmailKind[]
}
