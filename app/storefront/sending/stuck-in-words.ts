import type { Waiting } from './waiting.ts'

/** What the shopper reads while the shop does not answer. */
export function stuckInWords(waiting: readonly Waiting[]): string {
  const doIt = waiting.every(({ to }) => to.endsWith('/add')) ? 'add it' : 'do it'
  return navigator.onLine
    ? `The shop does not answer. We keep this and ${doIt} as soon as it does.`
    : `You are offline. We keep this and ${doIt} when you are back.`
}
