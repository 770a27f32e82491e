import type { ChangeQueue, ChangeResponse, CompletedChange } from './change-queue.ts'
import { type PendingChange, retryDelay } from './pending-change.ts'

/** A response, or the shop's Retry-After in milliseconds; 0 without one. */
export type PostResult = { response: ChangeResponse } | { retryAfter: number }

export interface ChangeSenderDependencies {
  post: (change: PendingChange) => Promise<PostResult>
  /** Serializes the work of all open pages. */
  withLock: (work: () => Promise<void>) => Promise<unknown>
  /** Passes a response to the other open pages. */
  broadcast: (completed: CompletedChange) => void
  schedule: (work: () => void, delay: number) => void
  now: () => number
  /** How long changes are retried, in milliseconds. */
  maxTime: number
  expiredText: string
}

/** Sends pending changes, also those of earlier pages: one after the other, each until the shop responds. */
export class ChangeSender {
  readonly #queue: ChangeQueue
  readonly #dependencies: ChangeSenderDependencies
  #isSending = false
  #failures = 0
  #retries = 0

  constructor(queue: ChangeQueue, dependencies: ChangeSenderDependencies) {
    this.#queue = queue
    this.#dependencies = dependencies
  }

  async sendAll(): Promise<void> {
    if (this.#isSending || this.#queue.state.pending.length === 0) return
    this.#isSending = true
    try {
      await this.#dependencies.withLock(() => this.#sendEach())
    } finally {
      this.#isSending = false
    }
    // A change may have been added before the lock was released.
    if (this.#failures === 0) void this.sendAll()
  }

  async #sendEach(): Promise<void> {
    const { post, now, broadcast, maxTime, expiredText } = this.#dependencies
    for (let change = this.#queue.next(); change; change = this.#queue.next()) {
      const isExpired = change.at < now() - maxTime
      const result = isExpired ? { response: { ok: false, message: expiredText } } : await post(change)
      if ('retryAfter' in result) return this.#retryLater(result.retryAfter)
      this.#failures = 0
      const completed = { change, response: result.response, at: now() }
      this.#queue.complete(completed)
      broadcast(completed)
    }
  }

  #retryLater(retryAfter: number): void {
    this.#failures++
    this.#queue.markUnreachable()
    // Only the latest failure retries.
    const retry = ++this.#retries
    const sendIfLatest = () => retry === this.#retries && void this.sendAll()
    this.#dependencies.schedule(sendIfLatest, Math.max(retryDelay(this.#failures), retryAfter))
  }
}
