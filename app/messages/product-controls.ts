import de from './de/product-controls.ts'
import en from './en/product-controls.ts'
import { inLanguage } from './in-language.ts'

export const productControlsMessages = inLanguage({ en, de })
