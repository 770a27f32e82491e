import { mergeChanges, type NewChange, type PendingChange } from './pending-change.ts'
import type { StoredChanges } from './stored-changes.ts'

/** The common part of all responses to changes. */
export interface ChangeResponse {
  ok: boolean
  message: string
}

export interface CompletedChange {
  change: PendingChange
  response: ChangeResponse
  /** When the response arrived, in milliseconds. */
  at: number
}

export interface ChangeQueueDependencies {
  stored: StoredChanges
  /** The readable cookies, which hold the counts of cart and wish lists. */
  cookies: () => string
  now: () => number
  newKey: () => string
  /** Starts the sender. */
  wake: () => void
}

export interface ChangeQueueState {
  /** Oldest first. */
  pending: readonly PendingChange[]
  /** The last attempt got no response. */
  isUnreachable: boolean
  /** As of the last response: the counts without pending changes. */
  cookies: string
  /** All changes completed since the page was opened, by key. */
  completed: ReadonlyMap<string, CompletedChange>
}

/** A shopper's changes until the shop responds, stored in the browser so that none is lost. The `ChangeSender` sends them. */
export class ChangeQueue {
  readonly #dependencies: ChangeQueueDependencies
  readonly #listeners = new Set<() => void>()
  readonly #responseListeners = new Set<(completed: CompletedChange) => void>()
  /** Keys of this page's changes that were never sent. */
  readonly #unsent = new Set<string>()
  #isInFlight = false
  state: ChangeQueueState

  constructor(dependencies: ChangeQueueDependencies) {
    this.#dependencies = dependencies
    const { stored, cookies } = dependencies
    this.state = { pending: stored.all(), cookies: cookies(), isUnreachable: false, completed: new Map() }
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  onResponse(listener: (completed: CompletedChange) => void): () => void {
    this.#responseListeners.add(listener)
    return () => this.#responseListeners.delete(listener)
  }

  /** Adds a change and returns its key. All listeners run before this returns. */
  send(change: NewChange): string {
    const { stored, now, newKey, wake } = this.#dependencies
    const last = stored.all().at(-1)
    const isMerged =
      change.mergeKey !== undefined && last?.mergeKey === change.mergeKey && this.#unsent.delete(last.key)
    const key = newKey()
    const at = Math.max(now(), (last?.at ?? 0) + 1)
    stored.add({ ...(isMerged ? mergeChanges(last!, change) : change), key, at })
    if (isMerged) stored.remove(last!.key)
    this.#unsent.add(key)
    this.refresh()
    wake()
    return key
  }

  /** The oldest change, which counts as in flight from now on. */
  next(): PendingChange | undefined {
    const [first] = this.#dependencies.stored.all()
    if (first) this.#unsent.delete(first.key)
    this.#isInFlight = first !== undefined
    return first
  }

  /** Handles a response that this page or another one received. */
  complete(received: CompletedChange): void {
    const { key } = received.change
    const { stored } = this.#dependencies
    stored.confirmedAt = received.at
    stored.remove(key)
    this.#isInFlight = false
    const completed = new Map(this.state.completed).set(key, received)
    for (const listener of this.#responseListeners) listener(received)
    this.refresh({ isUnreachable: false, completed })
  }

  /** Whether data requested at `requestedAt` may lack a change that the shop has confirmed since. */
  isOutdated(requestedAt: number): boolean {
    const { stored, now } = this.#dependencies
    const { confirmedAt } = stored
    // A clock that was set back must not make everything outdated.
    return requestedAt < confirmedAt && confirmedAt <= now()
  }

  markUnreachable(): void {
    this.#isInFlight = false
    this.refresh({ isUnreachable: true })
  }

  /** Reads the stored changes again, which other pages add and remove, too. */
  refresh(update: Partial<ChangeQueueState> = {}): void {
    const { stored, cookies } = this.#dependencies
    this.state = {
      ...this.state,
      pending: stored.all(),
      // A response sets its cookies a moment before it completes its change.
      ...(!this.#isInFlight && { cookies: cookies() }),
      ...update,
    }
    for (const listener of this.#listeners) listener()
  }
}
