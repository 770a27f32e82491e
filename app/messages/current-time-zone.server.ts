import { AsyncLocalStorage } from 'node:async_hooks'

const running = new AsyncLocalStorage<string>()

/** The shop's time zone in this request or email, from the setting `time_zone`; an IANA name. */
export function currentTimeZone(): string {
  return running.getStore() ?? 'UTC'
}

export function runInTimeZone<T>(timeZone: string, work: () => T): T {
  return running.run(timeZone, work)
}
