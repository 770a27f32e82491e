import { KeptChanges, type Place } from './kept-changes.ts'
import { type Posted, Sender } from './sender.ts'
import { type Answered, SendingQueue } from './sending-queue.ts'
import type { Waiting } from './waiting.ts'

/** What a browser keeps between its pages. */
export function storage(): Place & { entries: Map<string, string> } {
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

/** A browser with several pages of the shop open, and a clock that a test moves. */
export class Browser {
  readonly place = storage()
  readonly pages: SendingQueue[] = []
  readonly senders: Sender[] = []
  readonly answered: Answered[][] = []
  cookies = ''
  now = Date.parse('2026-11-21T12:00:00.000Z')
  #keys = 0
  #turn: Promise<unknown> = Promise.resolve()
  #later: { at: number; work: () => void }[] = []
  readonly #post: (change: Waiting) => Promise<Posted>

  constructor(post: (change: Waiting) => Promise<Posted>) {
    this.#post = post
  }

  /** Opens a page. What another one does while it sends waits its turn, as with the locks of a browser. */
  open(): SendingQueue {
    const heard: Answered[] = []
    const others = () => this.pages.filter(other => other !== page)
    const page = new SendingQueue({
      kept: new KeptChanges(this.place),
      cookies: () => this.cookies,
      now: () => this.now,
      newKey: () => `key-${++this.#keys}`,
      wake: () => {
        for (const other of others()) other.show()
        void sender.sendAll()
      },
    })
    const sender = new Sender(page, {
      post: this.#post,
      inTurn: work => {
        const mine = this.#turn.then(work)
        this.#turn = mine.catch(() => {})
        return mine
      },
      tellOthers: answered => {
        for (const other of others()) other.answered(answered)
      },
      later: (work, pause) => void this.#later.push({ at: this.now + pause, work }),
      now: () => this.now,
    })
    page.hear(answered => void heard.push(answered))
    this.pages.push(page)
    this.senders.push(sender)
    this.answered.push(heard)
    return page
  }

  /** Lets everything happen that happens by itself until so many milliseconds have passed. */
  async pass(milliseconds: number): Promise<void> {
    const until = this.now + milliseconds
    for (;;) {
      for (let tick = 0; tick < 50; tick++) await null
      const due = this.#later.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0]
      if (!due) break
      this.#later.splice(this.#later.indexOf(due), 1)
      this.now = Math.max(this.now, due.at)
      due.work()
    }
    this.now = until
  }

  /** How often something is still to be tried by itself. */
  get planned(): number {
    return this.#later.length
  }
}
