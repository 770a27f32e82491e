import { maxPendingTime } from '#commerce/cart/visitors/change-key.ts'
import { changeFailureMessages } from '#messages/change-failures.ts'
import { ChangeQueue, type CompletedChange } from './change-queue.ts'
import { ChangeSender, type PostResult } from './change-sender.ts'
import type { PendingChange } from './pending-change.ts'
import { type ChangeStorage, StoredChanges } from './stored-changes.ts'

/** A `Storage` in memory. */
export function fakeStorage(): ChangeStorage & { entries: Map<string, string> } {
  const entries = new Map<string, string>()
  return {
    entries,
    get length() {
      return entries.size
    },
    key: at => [...entries.keys()][at] ?? null,
    getItem: name => entries.get(name) ?? null,
    setItem: (name, text) => void entries.set(name, text),
    removeItem: name => void entries.delete(name),
  }
}

/** A browser with several open pages of the shop and a clock that tests advance. */
export class FakeBrowser {
  readonly storage = fakeStorage()
  readonly pages: ChangeQueue[] = []
  readonly senders: ChangeSender[] = []
  /** The responses that each page received. */
  readonly completed: CompletedChange[][] = []
  cookies = ''
  now = Date.parse('2026-11-21T12:00:00.000Z')
  #keys = 999
  #lock: Promise<unknown> = Promise.resolve()
  #scheduled: { at: number; work: () => void }[] = []
  readonly #post: (change: PendingChange) => Promise<PostResult>

  constructor(post: (change: PendingChange) => Promise<PostResult>) {
    this.#post = post
  }

  /** Opens a page. Pages send one at a time, as with the browser's locks. */
  open(): ChangeQueue {
    const completed: CompletedChange[] = []
    const others = () => this.pages.filter(other => other !== page)
    const page = new ChangeQueue({
      stored: new StoredChanges(this.storage),
      cookies: () => this.cookies,
      now: () => this.now,
      // Their order says nothing.
      newKey: () => `key-${--this.#keys}`,
      wake: () => {
        for (const other of others()) other.refresh()
        void sender.sendAll()
      },
    })
    const sender = new ChangeSender(page, {
      post: this.#post,
      withLock: work => {
        const mine = this.#lock.then(work)
        this.#lock = mine.catch(() => {})
        return mine
      },
      broadcast: change => {
        for (const other of others()) other.complete(change)
      },
      schedule: (work, delay) => void this.#scheduled.push({ at: this.now + delay, work }),
      now: () => this.now,
      maxTime: maxPendingTime,
      expiredText: changeFailureMessages.expired,
    })
    page.onResponse(change => void completed.push(change))
    this.pages.push(page)
    this.senders.push(sender)
    this.completed.push(completed)
    return page
  }

  /** Advances the clock and runs everything that is due. */
  async pass(milliseconds: number): Promise<void> {
    const until = this.now + milliseconds
    for (;;) {
      for (let tick = 0; tick < 50; tick++) await null
      const due = this.#scheduled.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0]
      if (!due) break
      this.#scheduled.splice(this.#scheduled.indexOf(due), 1)
      this.now = Math.max(this.now, due.at)
      due.work()
    }
    this.now = until
  }

  /** The number of scheduled retries. */
  get scheduledCount(): number {
    return this.#scheduled.length
  }
}
