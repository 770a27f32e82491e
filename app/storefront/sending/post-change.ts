import type { Posted } from './sender.ts'
import type { Answer } from './sending-queue.ts'
import type { Waiting } from './waiting.ts'

/** How long an answer is waited for, in milliseconds: on a slow line it comes late, and asking again does no harm. */
const patience = 20_000

/** What no form of the shop is refused for: this page is older than the shop. */
const stale: Answer = { ok: false, words: 'This could not be done. Load the page again and try once more.' }

/** Sends a change as its form would. It goes on when the shopper leaves the page. */
export async function post({ to, fields, key }: Waiting): Promise<Posted> {
  try {
    const answer = await fetch(to, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams({ ...fields, key }),
      keepalive: true,
      signal: AbortSignal.timeout?.(patience),
    })
    const { status, headers } = answer
    if (status === 429 || status >= 500) return { wait: 1000 * Number(headers.get('Retry-After')) }
    // A network that asks for a password first answers with a page of its own.
    if (!headers.get('Content-Type')?.includes('json')) return answer.ok ? { wait: 0 } : { answer: stale }
    const said: Answer = await answer.json()
    return { answer: typeof said.words === 'string' ? said : stale }
  } catch {
    return { wait: 0 }
  }
}

/**
 * Lets all open pages of the shop send one after the other, so that whom the shop does not know yet becomes one visitor and
 * not two. Where the browser has no locks, or another page holds one for too long, the keys alone keep things from being done
 * twice.
 */
export async function inTurn(work: () => Promise<void>): Promise<unknown> {
  if (!navigator.locks) return work()
  let mine = false
  return navigator.locks
    .request('sending', { signal: AbortSignal.timeout(2 * patience) }, () => {
      mine = true
      return work()
    })
    .catch(error => {
      if (mine) throw error
      return work()
    })
}
