import de from './de/cart-panel.ts'
import en from './en/cart-panel.ts'
import { inLanguage } from './in-language.ts'

export const cartPanelMessages = inLanguage({ en, de })
