import de from './de/account-settings.ts'
import en from './en/account-settings.ts'
import { inLanguage } from './in-language.ts'

export const accountSettingsMessages = inLanguage({ en, de })
