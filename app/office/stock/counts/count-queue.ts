import { stockCountMessages } from '#messages/office/stock-counts.ts'
import { ChangeQueue, type CompletedChange } from '#web/browser/change-queue.ts'
import { ChangeSender, type ChangeSenderDependencies, type PostResult } from '#web/browser/change-sender.ts'
import { newChangeKey, type PendingChange } from '#web/browser/pending-change.ts'
import { postChange, withSendLock } from '#web/browser/post-change.ts'
import { browserStorage, StoredChanges } from '#web/browser/stored-changes.ts'

/** One person's numbers of a count: others who use this browser send their own. */
export interface CountQueueOwner {
  countId: number
  staffId: number
}

/** The longest that the shop takes, in milliseconds. */
const maxWait = 30 * 24 * 60 * 60 * 1000

/** Numbers are stored in this browser until the shop has them: a lost connection or a closed tab loses none. */
export class CountQueue {
  readonly changes: ChangeQueue
  readonly #sender: ChangeSender
  readonly #owner: CountQueueOwner

  constructor(owner: CountQueueOwner, dependencies: Partial<ChangeSenderDependencies> = {}) {
    this.#owner = owner
    this.changes = new ChangeQueue({
      stored: new StoredChanges(browserStorage(), `${nameOf(owner)} `),
      cookies: () => '',
      now: Date.now,
      newKey: newChangeKey,
      wake: () => void this.sendAll(),
    })
    this.#sender = new ChangeSender(this.changes, {
      post: postCounted,
      withLock: withSendLock,
      broadcast: completed => this.#broadcast(completed),
      schedule: (work, delay) => void setTimeout(work, delay),
      now: Date.now,
      maxTime: maxWait,
      expiredText: stockCountMessages.notSaved,
      ...dependencies,
    })
  }

  /** Adds a number as typed; empty to count the SKU again. */
  add(sku: string, counted: string): void {
    const { countId, staffId } = this.#owner
    this.changes.send({
      to: `/office/stock/counts/${countId}/save`,
      fields: { sku, counted, staffId: String(staffId) },
      subject: sku,
      mergeKey: sku,
    })
  }

  sendAll(): Promise<void> {
    return this.#sender.sendAll()
  }

  /** Hears of the responses to other open pages. Returns a function that stops it. */
  listen(): () => void {
    const channel = new BroadcastChannel(nameOf(this.#owner))
    channel.onmessage = ({ data }: MessageEvent<CompletedChange>) => this.changes.complete(data)
    return () => channel.close()
  }

  #broadcast(completed: CompletedChange): void {
    const channel = new BroadcastChannel(nameOf(this.#owner))
    channel.postMessage(completed)
    channel.close()
  }
}

function nameOf({ countId, staffId }: CountQueueOwner): string {
  return `office-count:${staffId}:${countId}`
}

/** A number stays in the queue when the session has ended, until its person signs in again. */
export function postCounted(change: PendingChange): Promise<PostResult> {
  return postChange(change, {
    fieldsOf: ({ fields, at }) => ({ ...fields, waited: String(Math.max(0, Date.now() - at)) }),
    isForLater: status => ![200, 400, 409].includes(status),
  })
}
