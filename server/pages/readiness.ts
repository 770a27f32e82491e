import { setTimeout } from 'node:timers/promises'
import { getOpenDatabase } from '#db/connection/connection.server.ts'
import { DatabaseUnavailable, outageDescriptions } from '#db/outages/database-unavailable.server.ts'
import { writeProbe } from '#db/outages/write-probe-store.server.ts'
import type { Db } from '#db/schema/schema.ts'

/** How long a result is reused, which limits the writes, in milliseconds. */
const resultLifetime = 1000

/** How long a write to a file or a server may take before the shop is not ready, in milliseconds. */
const fileTimeout = 250
const serverTimeout = 1000

const tooSlow = 'the database does not answer in time, or another program holds a lock on it'

/** Checks by writing whether the shop can write: at most once a second, and only on request. */
export class Readiness {
  readonly #db: Db
  #checkedAt = new Date(0)
  #result: Promise<string | undefined> = Promise.resolve(undefined)
  #writing: Promise<void> | undefined

  constructor(db: Db) {
    this.#db = db
  }

  /** Undefined when the shop is ready, otherwise the reason. Never throws and never takes long. */
  whyNotReady(now: Date): Promise<string | undefined> {
    // The clock may be set back.
    if (Math.abs(now.getTime() - this.#checkedAt.getTime()) >= resultLifetime) {
      this.#checkedAt = now
      this.#result = this.#check(now)
    }
    return this.#result
  }

  async #check(now: Date): Promise<string | undefined> {
    const { availability, file } = getOpenDatabase(this.#db)
    // A write may still be waiting for a lock; another would wait as well.
    this.#writing ??= this.#write(now).finally(() => {
      this.#writing = undefined
    })
    const timeout = file ? fileTimeout : serverTimeout
    try {
      const late = setTimeout(timeout, false, { ref: false })
      if (!(await Promise.race([this.#writing.then(() => true), late]))) return tooSlow
    } catch (error) {
      return error instanceof DatabaseUnavailable
        ? outageDescriptions[error.reason]
        : 'the database refuses a write'
    }
    const { outage } = availability
    return outage && outageDescriptions[outage.reason]
  }

  async #write(now: Date): Promise<void> {
    const { file, availability } = getOpenDatabase(this.#db)
    await writeProbe(this.#db, now)
    try {
      file?.checkReadable()
    } catch (error) {
      throw availability.recordFailure(error)
    }
  }
}
