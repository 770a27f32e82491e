import de from './de/footer.ts'
import en from './en/footer.ts'
import { inLanguage } from './in-language.ts'

export const footerMessages = inLanguage({ en, de })
