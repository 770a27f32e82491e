import { DatabaseUnavailable, type OutageReason, outageReasonOf } from './database-unavailable.server.ts'

/** An outage is over at the first success that comes so long after the last failure, in milliseconds: no flapping in the log. */
const quietPeriod = 1000

export interface Outage {
  because: OutageReason
  /** The words of the driver; they hold no personal data. */
  message: string
  /** By the clock of its `Availability`, in milliseconds. */
  since: number
}

/** What is said once when an outage begins, and once when it is over; `lasted` is in milliseconds. */
export type AvailabilityNews = { outage: Outage } | { outage: undefined; lasted: number }

/** Whether a database takes queries and writes, as its driver sees it. */
export class Availability {
  readonly #now: () => number
  #tell: (news: AvailabilityNews) => void = () => {}
  #outage: Outage | undefined
  #failedAt = 0

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  get outage(): Outage | undefined {
    return this.#outage
  }

  /** Calls `tell` once for each outage that begins, and once for its end. */
  follow(tell: (news: AvailabilityNews) => void): void {
    this.#tell = tell
  }

  /** The error to throw for what a driver threw: a `DatabaseUnavailable`, which is also noted, or the error itself. */
  failed(error: unknown, because = outageReasonOf(error)): unknown {
    if (because === undefined) return error
    const unavailable = error instanceof DatabaseUnavailable ? error : new DatabaseUnavailable(because, error)
    this.#failedAt = this.#now()
    if (!this.#outage) {
      this.#outage = { because, message: unavailable.message, since: this.#failedAt }
      this.#tell({ outage: this.#outage })
    } else if (this.#outage.because !== 'corrupt') {
      this.#outage = { ...this.#outage, because, message: unavailable.message }
    }
    return unavailable
  }

  /** A query worked. One that read proves only that the database can be reached; a corrupt one is not trusted again. */
  worked(wrote: boolean): void {
    if (!this.#outage) return
    const { because, since } = this.#outage
    if (because === 'corrupt' || !(wrote || because === 'unreachable')) return
    const now = this.#now()
    if (now - this.#failedAt < quietPeriod) return
    this.#outage = undefined
    this.#tell({ outage: undefined, lasted: now - since })
  }
}
