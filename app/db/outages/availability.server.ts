import { DatabaseUnavailable, type OutageReason, outageReasonOf } from './database-unavailable.server.ts'

/** How long after the last failure a success ends an outage, in milliseconds, so that the log does not flap. */
const quietPeriod = 1000

export interface Outage {
  reason: OutageReason
  /** The driver's message, which holds no personal data. */
  message: string
  /** In milliseconds, on the clock of its `Availability`. */
  since: number
}

/** The start or the end of an outage; `lasted` is in milliseconds. */
export type AvailabilityChange = { outage: Outage } | { outage: undefined; lasted: number }

/** Whether a database accepts queries and writes, judged by its driver's results. */
export class Availability {
  readonly #now: () => number
  #listener: (change: AvailabilityChange) => void = () => {}
  #outage: Outage | undefined
  #failedAt = 0

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  get outage(): Outage | undefined {
    return this.#outage
  }

  /** Calls `listener` when an outage starts and when it ends. */
  onChange(listener: (change: AvailabilityChange) => void): void {
    this.#listener = listener
  }

  /** Records a failure. Returns the error to throw: a `DatabaseUnavailable`, or the given error if it is no outage. */
  recordFailure(error: unknown, reason = outageReasonOf(error)): unknown {
    if (reason === undefined) return error
    const unavailable = error instanceof DatabaseUnavailable ? error : new DatabaseUnavailable(reason, error)
    this.#failedAt = this.#now()
    if (!this.#outage) {
      this.#outage = { reason: reason, message: unavailable.message, since: this.#failedAt }
      this.#listener({ outage: this.#outage })
    } else if (this.#outage.reason !== 'corrupt') {
      this.#outage = { ...this.#outage, reason: reason, message: unavailable.message }
    }
    return unavailable
  }

  /** Records a success. A read only proves that the database can be reached; a corrupt database stays unavailable. */
  recordSuccess(wrote: boolean): void {
    if (!this.#outage) return
    const { reason, since } = this.#outage
    if (reason === 'corrupt' || !(wrote || reason === 'unreachable')) return
    const now = this.#now()
    if (now - this.#failedAt < quietPeriod) return
    this.#outage = undefined
    this.#listener({ outage: undefined, lasted: now - since })
  }
}
