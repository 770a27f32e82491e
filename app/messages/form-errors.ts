import de from './de/form-errors.ts'
import en from './en/form-errors.ts'
import { inLanguage } from './in-language.ts'

export const formErrorMessages = inLanguage({ en, de })
