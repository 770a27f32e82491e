import { changeFailureMessages } from '#messages/change-failures.ts'
import type { ChangeResponse } from './change-queue.ts'
import type { PostResult } from './change-sender.ts'
import { type PendingChange, readRetryAfter } from './pending-change.ts'

/** In milliseconds. A retry after a timeout is safe because changes are idempotent by key. */
const requestTimeout = 20_000

interface PostOptions {
  /** The fields as they are sent. */
  fieldsOf?: (change: PendingChange) => Record<string, string>
  /** Whether the shop may accept later what it refuses with this status now. */
  isForLater?: (status: number) => boolean
}

/** Posts a change as its form would. The request outlives the page. */
export async function postChange(
  change: PendingChange,
  {
    fieldsOf = ({ fields, key }) => ({ ...fields, key }),
    isForLater = status => status === 429 || status >= 500,
  }: PostOptions = {},
): Promise<PostResult> {
  try {
    const response = await fetch(change.to, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams(fieldsOf(change)),
      keepalive: true,
      signal: AbortSignal.timeout?.(requestTimeout),
    })
    const { status, headers } = response
    if (isForLater(status)) return { retryAfter: readRetryAfter(headers.get('Retry-After'), new Date()) }
    // A captive portal responds with a page of its own.
    if (!headers.get('Content-Type')?.includes('json'))
      return response.ok ? { retryAfter: 0 } : { response: outdatedPage() }
    const body: ChangeResponse = await response.json()
    return { response: typeof body.message === 'string' ? body : outdatedPage() }
  } catch {
    return { retryAfter: 0 }
  }
}

/** The current shop doesn't refuse any of its own forms like this, so the page must be older. */
function outdatedPage(): ChangeResponse {
  return { ok: false, message: changeFailureMessages.outdatedPage }
}

/**
 * Lets all open pages send one after the other, so that a newcomer doesn't become two visitors. Without locks, or when another
 * page holds the lock too long, it sends anyway.
 */
export async function withSendLock(work: () => Promise<void>): Promise<unknown> {
  if (!navigator.locks) return work()
  let hasLock = false
  return navigator.locks
    .request('sending', { signal: AbortSignal.timeout(2 * requestTimeout) }, () => {
      hasLock = true
      return work()
    })
    .catch(error => {
      if (hasLock) throw error
      return work()
    })
}
