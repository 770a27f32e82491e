import { AsyncLocalStorage } from 'node:async_hooks'

const running = new AsyncLocalStorage<boolean>()

/**
 * Whether the emails of this shop reach anybody, in this request: it has a mail server, or the inbox of the demo shows them.
 * Without, no text promises one. A page's scripts read it from their document.
 */
export function sendsEmails(): boolean {
  return running.getStore() ?? true
}

export function runWithEmails<T>(sends: boolean, work: () => T): T {
  return running.run(sends, work)
}
