import { AsyncLocalStorage } from 'node:async_hooks'
import type { AnyLanguage } from '#commerce/values/languages.ts'

export const runningLanguage = new AsyncLocalStorage<AnyLanguage>()

/** The language of this request, email or command; English unless `runInLanguage` says otherwise. A page's scripts know only their own. */
export function currentLanguage(): AnyLanguage {
  return runningLanguage.getStore() ?? 'en'
}
