import { AsyncLocalStorage } from 'node:async_hooks'
import type { AnyLanguage } from '#commerce/languages.ts'

const running = new AsyncLocalStorage<AnyLanguage>()

/** The language of this request, email or command; English unless `runInLanguage` says otherwise. A page's scripts know only their own. */
export function currentLanguage(): AnyLanguage {
  return running.getStore() ?? 'en'
}

export function runInLanguage<T>(language: AnyLanguage, work: () => T): T {
  return running.run(language, work)
}
