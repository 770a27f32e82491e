import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { Backoff } from '#db/outages/backoff.ts'
import { DatabaseUnavailable } from '#db/outages/database-unavailable.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { errorForLog } from '../../values/error-for-log.ts'
import type { Job } from './job.ts'
import {
  acquireJobLease,
  readJobSchedule,
  recordJobFailure,
  recordJobSuccess,
  registerJob,
  releaseJobLease,
  renewJobLease,
} from './job-store.server.ts'
import { jobRetryDelay, leaseDuration, outageDelay, renewLeaseAfter } from './job-timing.ts'

export interface JobRunnerOptions {
  /** Logs one line per failure, without personal data. */
  log: (event: string, details: Record<string, unknown>) => void
  closing: AbortSignal
}

/**
 * Runs the jobs until `closing`, then finishes the current batches. Leases only avoid duplicate work: a suspended process can
 * wake up without its lease, so each row a job handles needs its own conditional statement.
 */
export async function runJobs(db: Db, jobs: readonly Job[], options: JobRunnerOptions): Promise<void> {
  const owner = randomUUID()
  await Promise.all(jobs.map(job => new JobRunner(db, job, owner, options).runUntilClosing()))
}

class JobRunner {
  readonly #db: Db
  readonly #job: Job
  readonly #owner: string
  readonly #options: JobRunnerOptions
  #leaseEnds = 0
  #failures = 0
  /** Whether failures are noted in its row, perhaps by another process. */
  #hasNotes = true
  readonly #outageDelay = new Backoff(outageDelay.first, outageDelay.max)
  #isRegistered = false

  constructor(db: Db, job: Job, owner: string, options: JobRunnerOptions) {
    this.#db = db
    this.#job = job
    this.#owner = owner
    this.#options = options
  }

  async runUntilClosing(): Promise<void> {
    const { closing } = this.#options
    while (!closing.aborted) {
      const delay = await this.#runOnce()
      // A waiting job must not keep the process alive.
      await setTimeout(delay, undefined, { signal: closing, ref: false }).catch(() => {})
    }
    if (this.#leaseEnds > Date.now()) await this.#release(0).catch(() => {})
  }

  /** Returns the delay before the next run, in milliseconds. */
  async #runOnce(): Promise<number> {
    try {
      const hasLease = await this.#hasLease()
      const delay = hasLease ? await this.#runBatches() : await this.#delayUntilAvailable()
      this.#failures = 0
      this.#outageDelay.reset()
      if (hasLease && this.#hasNotes) await recordJobSuccess(this.#db, this.#job.name)
      if (hasLease) this.#hasNotes = false
      return delay
    } catch (error) {
      return this.#handleFailure(error)
    }
  }

  /** Acquires or renews the lease if necessary. */
  async #hasLease(): Promise<boolean> {
    const now = new Date()
    const remaining = this.#leaseEnds - now.getTime()
    if (remaining > leaseDuration - renewLeaseAfter) return true
    if (remaining > 0 && (await this.#renew())) return true
    if (!this.#isRegistered) await registerJob(this.#db, this.#job.name, now)
    this.#isRegistered = true
    const until = new Date(now.getTime() + leaseDuration)
    const isAcquired = await acquireJobLease(this.#db, this.#job.name, this.#owner, until, now)
    this.#leaseEnds = isAcquired ? until.getTime() : 0
    return isAcquired
  }

  async #renew(): Promise<boolean> {
    const now = new Date()
    const until = new Date(now.getTime() + leaseDuration)
    const isRenewed = await renewJobLease(this.#db, this.#job.name, this.#owner, until, now)
    this.#leaseEnds = isRenewed ? until.getTime() : 0
    return isRenewed
  }

  /** Runs batches until nothing is left, and returns the job's interval. */
  async #runBatches(): Promise<number> {
    const { closing } = this.#options
    // A batch may outlast the lease, for example with a slow mail server. If renewing fails, the next batch fails too.
    let renewal: Promise<unknown> = Promise.resolve()
    const renewing = setInterval(() => {
      renewal = this.#renew().catch(() => {})
    }, renewLeaseAfter).unref()
    try {
      let done = 1
      while (done > 0 && !closing.aborted && this.#leaseEnds > Date.now())
        done = await this.#job.run(new Date(), closing)
    } finally {
      clearInterval(renewing)
      await renewal
    }
    // Frequent jobs keep their lease: releasing and acquiring it each time would be two writes.
    if (this.#job.interval > renewLeaseAfter) await this.#release(this.#job.interval)
    return this.#job.interval
  }

  async #release(delay: number): Promise<void> {
    this.#leaseEnds = 0
    await releaseJobLease(this.#db, this.#job.name, this.#owner, new Date(Date.now() + delay))
  }

  async #delayUntilAvailable(): Promise<number> {
    const { dueAt, lockedUntil } = await readJobSchedule(this.#db, this.#job.name)
    const delay = Math.max(dueAt.getTime(), lockedUntil?.getTime() ?? 0) - Date.now()
    // A process that shuts down releases its lease early.
    return Math.min(Math.max(delay, 50), Math.max(this.#job.interval, 1000), renewLeaseAfter)
  }

  async #handleFailure(error: unknown): Promise<number> {
    // The database logs its own outages. Leases stay.
    if (error instanceof DatabaseUnavailable) return this.#outageDelay.next()
    this.#failures += 1
    const delay = jobRetryDelay(this.#failures, this.#job.interval)
    const { name } = this.#job
    this.#options.log('job-failed', { job: name, error: errorForLog(error) })
    this.#hasNotes = true
    await recordJobFailure(this.#db, name, errorForLog(error), new Date()).catch(() => {})
    await this.#release(delay).catch(() => {})
    return delay
  }
}
