import { AsyncLocalStorage } from 'node:async_hooks'

const running = new AsyncLocalStorage<string>()

/** The shop's currency in this request or email, from the setting `currency`. A page's scripts read it from their document. */
export function currentCurrency(): string {
  return running.getStore() ?? 'USD'
}

export function runInCurrency<T>(currency: string, work: () => T): T {
  return running.run(currency, work)
}
