import de from './de/demo-inbox.ts'
import en from './en/demo-inbox.ts'
import { inLanguage } from './in-language.ts'

export const demoInboxMessages = inLanguage({ en, de })
