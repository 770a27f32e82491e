import { setTimeout } from 'node:timers/promises'
import { openDatabaseOf } from '../app/db/connection.server.ts'
import { DatabaseUnavailable, outageWords } from '../app/db/database-unavailable.server.ts'
import type { Db } from '../app/db/schema.ts'
import { writeProbe } from '../app/db/write-probe-store.server.ts'

/** How long an answer counts, and so how often the database is asked to write at most. In milliseconds. */
const freshFor = 1000

/** How long a write may take before the shop is not ready: into a file of our own, and to a server. In milliseconds. */
const fileTimeout = 250
const serverTimeout = 1000

const tooSlow = 'the database does not answer in time, or another program holds a lock on it'

/** Whether the shop can write, found out by writing: at most once a second, however many ask, and only when somebody asks. */
export class Readiness {
  readonly #db: Db
  #askedAt = new Date(0)
  #answer: Promise<string | undefined> = Promise.resolve(undefined)
  #writing: Promise<void> | undefined

  constructor(db: Db) {
    this.#db = db
  }

  /** Undefined when the shop is ready; otherwise the reason, in plain words. Never throws and never takes long. */
  whyNotReady(now: Date): Promise<string | undefined> {
    // The clock may also be put back.
    if (Math.abs(now.getTime() - this.#askedAt.getTime()) >= freshFor) {
      this.#askedAt = now
      this.#answer = this.#ask(now)
    }
    return this.#answer
  }

  async #ask(now: Date): Promise<string | undefined> {
    const { availability, file } = openDatabaseOf(this.#db)
    // A write that waits for a lock is still the same one: another beside it would wait as well.
    this.#writing ??= this.#write(now).finally(() => {
      this.#writing = undefined
    })
    const timeout = file ? fileTimeout : serverTimeout
    try {
      const late = setTimeout(timeout, false, { ref: false })
      if (!(await Promise.race([this.#writing.then(() => true), late]))) return tooSlow
    } catch (error) {
      return error instanceof DatabaseUnavailable
        ? outageWords[error.because]
        : 'the database refuses a write'
    }
    const { outage } = availability
    return outage && outageWords[outage.because]
  }

  async #write(now: Date): Promise<void> {
    const { file, availability } = openDatabaseOf(this.#db)
    await writeProbe(this.#db, now)
    try {
      file?.readAnew()
    } catch (error) {
      throw availability.failed(error)
    }
  }
}
