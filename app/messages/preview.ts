import de from './de/preview.ts'
import en from './en/preview.ts'
import { inLanguage } from './in-language.ts'

export const previewMessages = inLanguage({ en, de })
