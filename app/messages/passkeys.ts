import de from './de/passkeys.ts'
import en from './en/passkeys.ts'
import { inLanguage } from './in-language.ts'

export const passkeyMessages = inLanguage({ en, de })
