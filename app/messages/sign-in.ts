import de from './de/sign-in.ts'
import en from './en/sign-in.ts'
import { inLanguage } from './in-language.ts'

export const signInMessages = inLanguage({ en, de })
