import { longestWait } from '../../commerce/visitors/done-change.ts'
import type { Answer, Answered, SendingQueue } from './sending-queue.ts'
import { pauseAfter, type Waiting } from './waiting.ts'

/** What came back; without an answer how long the shop asks to be left alone, in milliseconds. */
export type Posted = { answer: Answer } | { wait: number }

/** What sending needs of its browser. */
export interface SenderParts {
  post: (change: Waiting) => Promise<Posted>
  /** Does one after the other what all open pages of the shop want to send. */
  inTurn: (work: () => Promise<void>) => Promise<unknown>
  /** Tells the other open pages what was answered. */
  tellOthers: (answered: Answered) => void
  later: (work: () => void, pause: number) => void
  now: () => number
}

const tooOld: Answer = { ok: false, words: 'We could not reach the shop for a week, and gave it up.' }

/**
 * Sends what a shopper did, in this page or in one that is gone: one after the other, and each until it is answered. Nothing is
 * done twice, because the shop knows a change by its key.
 */
export class Sender {
  readonly #queue: SendingQueue
  readonly #parts: SenderParts
  #sending = false
  #failures = 0
  #tries = 0

  constructor(queue: SendingQueue, parts: SenderParts) {
    this.#queue = queue
    this.#parts = parts
  }

  async sendAll(): Promise<void> {
    if (this.#sending || this.#queue.state.waiting.length === 0) return
    this.#sending = true
    try {
      await this.#parts.inTurn(() => this.#sendEach())
    } finally {
      this.#sending = false
    }
    // Something may have come after the last look, and before the turn was over.
    if (this.#failures === 0) void this.sendAll()
  }

  async #sendEach(): Promise<void> {
    const { post, now, tellOthers } = this.#parts
    for (let change = this.#queue.next(); change; change = this.#queue.next()) {
      const posted: Posted = change.at < now() - longestWait ? { answer: tooOld } : await post(change)
      if ('wait' in posted) return this.#tryLater(posted.wait)
      this.#failures = 0
      const answered = { change, answer: posted.answer }
      this.#queue.answered(answered)
      tellOthers(answered)
    }
  }

  #tryLater(wait: number): void {
    this.#failures++
    this.#queue.notAnswered()
    // Only the last to fail tries again.
    const tries = ++this.#tries
    const again = () => tries === this.#tries && void this.sendAll()
    this.#parts.later(again, Math.max(pauseAfter(this.#failures), wait))
  }
}
