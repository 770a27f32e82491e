import de from './de/product.ts'
import en from './en/product.ts'
import { inLanguage } from './in-language.ts'

export const productMessages = inLanguage({ en, de })
