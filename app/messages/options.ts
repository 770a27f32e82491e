import de from './de/options.ts'
import en from './en/options.ts'
import { inLanguage } from './in-language.ts'

export const optionMessages = inLanguage({ en, de })
