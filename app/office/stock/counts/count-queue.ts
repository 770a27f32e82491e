import { keep, readKept } from '../../offline/kept-value.ts'

/** A number as typed, empty to count again, and when. */
export interface WaitingNumber {
  counted: string
  typedAt: number
}

/** Numbers by SKU that the shop doesn't have yet. */
export type WaitingNumbers = ReadonlyMap<string, WaitingNumber>

/** Of one person: others who use this browser send their own numbers. */
export interface CountQueueOwner {
  countId: number
  staffId: number
}

const keyOf = ({ countId, staffId }: CountQueueOwner) => `office-count:${staffId}:${countId}`

/** Numbers are kept in this browser until the shop has them: a lost connection or a closed tab loses none. */
export class CountQueue {
  readonly #key: string
  readonly #listeners = new Set<() => void>()
  #waiting: WaitingNumbers
  #isSending = false

  constructor(owner: CountQueueOwner) {
    this.#key = keyOf(owner)
    const stored = readKept(this.#key)
    this.#waiting = new Map(Array.isArray(stored) ? stored.filter(isEntry) : [])
  }

  read = (): WaitingNumbers => this.#waiting

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  add(sku: string, number: WaitingNumber): void {
    this.#store(new Map(this.#waiting).set(sku, number))
  }

  /** Sends one number after the other until `send` returns false. A number that was corrected meanwhile is sent again. */
  async sendAll(send: (sku: string, number: WaitingNumber) => Promise<boolean>): Promise<void> {
    if (this.#isSending) return
    this.#isSending = true
    try {
      for (let [first] = this.#waiting; first; [first] = this.#waiting) {
        const [sku, number] = first
        if (!(await send(sku, number))) return
        if (this.#waiting.get(sku) === number)
          this.#store(new Map([...this.#waiting].filter(([one]) => one !== sku)))
      }
    } finally {
      this.#isSending = false
    }
  }

  #store(waiting: WaitingNumbers): void {
    this.#waiting = waiting
    keep(this.#key, waiting.size === 0 ? null : [...waiting])
    for (const listener of this.#listeners) listener()
  }
}

function isEntry(value: unknown): value is [string, WaitingNumber] {
  if (!Array.isArray(value) || value.length !== 2) return false
  const [sku, waiting] = value as [unknown, Partial<WaitingNumber> | null]
  return (
    typeof sku === 'string' && typeof waiting?.counted === 'string' && typeof waiting.typedAt === 'number'
  )
}

/** `unreachable` numbers stay in the queue, also after the session ended, until `staffId` signs in again. */
export async function sendCounted(
  action: string,
  staffId: number,
  sku: string,
  { counted, typedAt }: WaitingNumber,
): Promise<'saved' | 'unreachable' | { message: string }> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({
        sku,
        counted,
        staffId: String(staffId),
        waited: String(Math.max(0, Date.now() - typedAt)),
      }),
    })
    if (response.ok) return 'saved'
    if (response.status !== 400 && response.status !== 409) return 'unreachable'
    const { message } = (await response.json()) as { message: string }
    return { message: `${sku}: ${message}` }
  } catch {
    return 'unreachable'
  }
}
