import type { KeptChanges } from './kept-changes.ts'
import { type Change, merged, type Waiting } from './waiting.ts'

/** What the shop says to a change, in words too; each of its routes says more. */
export interface Answer {
  ok: boolean
  words: string
}

/** A change with what the shop said to it. */
export interface Answered {
  change: Waiting
  answer: Answer
}

/** What a queue needs of its browser. */
export interface QueueParts {
  kept: KeptChanges
  /** The cookies that scripts may read: the shop counts there what it keeps. */
  cookies: () => string
  now: () => number
  newKey: () => string
  /** Something waits to be sent. */
  wake: () => void
}

export interface QueueState {
  /** What the shop has not answered yet, first things first. */
  waiting: readonly Waiting[]
  /** The shop did not answer when it was asked last. */
  stuck: boolean
  /** The cookies as they were with the last answer, to which what waits comes in addition. */
  cookies: string
  /** What the shop said since the page is open, by the key of what it was about. */
  answers: ReadonlyMap<string, Answer>
}

/**
 * What a shopper did and the shop has not answered yet. It is kept in the browser until then, so that nothing is lost; who
 * sends it is the `Sender`, which comes when there is something to send.
 */
export class SendingQueue {
  readonly #parts: QueueParts
  readonly #listeners = new Set<() => void>()
  readonly #hearers = new Set<(answered: Answered) => void>()
  /** Those of this page that were never sent. */
  readonly #unsent = new Set<string>()
  #underWay = false
  state: QueueState

  constructor(parts: QueueParts) {
    this.#parts = parts
    const { kept, cookies } = parts
    this.state = { waiting: kept.all(), cookies: cookies(), stuck: false, answers: new Map() }
  }

  follow = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  hear(hearer: (answered: Answered) => void): () => void {
    this.#hearers.add(hearer)
    return () => this.#hearers.delete(hearer)
  }

  /** Takes a change in and returns its key. All who follow know of it before this returns. */
  send(change: Change): string {
    const { kept, now, newKey, wake } = this.#parts
    const last = kept.all().at(-1)
    const replaced =
      change.instead !== undefined && last?.instead === change.instead && this.#unsent.delete(last.key)
    const key = newKey()
    const at = Math.max(now(), (last?.at ?? 0) + 1)
    kept.add({ ...(replaced ? merged(last!, change) : change), key, at })
    if (replaced) kept.remove(last!.key)
    this.#unsent.add(key)
    this.show()
    wake()
    return key
  }

  /** The first of what waits, which is under way from now on. */
  next(): Waiting | undefined {
    const [first] = this.#parts.kept.all()
    if (first) this.#unsent.delete(first.key)
    this.#underWay = first !== undefined
    return first
  }

  /** The shop answered, to this page or to another one. */
  answered({ change, answer }: Answered): void {
    this.#parts.kept.remove(change.key)
    this.#underWay = false
    const answers = new Map(this.state.answers).set(change.key, answer)
    for (const hearer of this.#hearers) hearer({ change, answer })
    this.show({ stuck: false, answers })
  }

  notAnswered(): void {
    this.#underWay = false
    this.show({ stuck: true })
  }

  /** Looks again at what waits: another page may have sent it, or have something to send. */
  show(news: Partial<QueueState> = {}): void {
    const { kept, cookies } = this.#parts
    this.state = {
      ...this.state,
      waiting: kept.all(),
      // The cookies of an answer come a moment before it.
      ...(!this.#underWay && { cookies: cookies() }),
      ...news,
    }
    for (const listener of this.#listeners) listener()
  }
}
