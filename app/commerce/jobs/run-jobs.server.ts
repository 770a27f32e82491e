import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { Backoff } from '../../db/backoff.ts'
import { DatabaseUnavailable } from '../../db/database-unavailable.server.ts'
import type { Db } from '../../db/schema.ts'
import { errorForLog } from '../error-for-log.ts'
import type { Job } from './job.ts'
import { holdJob, noteJob, readJobTime, releaseJob, takeJob } from './job-store.server.ts'
import { lease, outageRest, renewAfter, restAfter } from './job-times.ts'

export interface JobRun {
  /** One line a failure; it holds no personal data. */
  log: (event: string, details: Record<string, unknown>) => void
  closing: AbortSignal
}

/**
 * Runs the jobs, each in one process at a time of all that share the database, until `closing` says so; then ends with the
 * batch in hand. The lease only saves work: a process that stood still and wakes up with a job that another has by now must
 * do no harm, so what a job does is decided row by row, by conditional statements.
 */
export async function runJobs(db: Db, jobs: readonly Job[], run: JobRun): Promise<void> {
  const holder = randomUUID()
  await Promise.all(jobs.map(job => new JobRunner(db, job, holder, run).keepRunning()))
}

class JobRunner {
  readonly #db: Db
  readonly #job: Job
  readonly #holder: string
  readonly #run: JobRun
  #heldUntil = 0
  #failures = 0
  readonly #outageRest = new Backoff(outageRest.first, outageRest.longest)
  #noted = false

  constructor(db: Db, job: Job, holder: string, run: JobRun) {
    this.#db = db
    this.#job = job
    this.#holder = holder
    this.#run = run
  }

  async keepRunning(): Promise<void> {
    const { closing } = this.#run
    while (!closing.aborted) {
      let rest: number
      try {
        rest = (await this.#isMine()) ? await this.#work() : await this.#untilItMayBeTaken()
        this.#failures = 0
        this.#outageRest.reset()
      } catch (error) {
        rest = await this.#afterFailure(error)
      }
      // The shop does not stay open for a job that rests.
      await setTimeout(rest, undefined, { signal: closing, ref: false }).catch(() => {})
    }
    if (this.#heldUntil > Date.now()) await this.#letGo(0).catch(() => {})
  }

  /** Whether this process has the job, with at least some time left on it. */
  async #isMine(): Promise<boolean> {
    const now = new Date()
    const left = this.#heldUntil - now.getTime()
    if (left > lease - renewAfter) return true
    if (left > 0 && (await this.#renew())) return true
    if (!this.#noted) await noteJob(this.#db, this.#job.name, now)
    this.#noted = true
    const until = new Date(now.getTime() + lease)
    const taken = await takeJob(this.#db, this.#job.name, this.#holder, until, now)
    this.#heldUntil = taken ? until.getTime() : 0
    return taken
  }

  async #renew(): Promise<boolean> {
    const now = new Date()
    const until = new Date(now.getTime() + lease)
    const held = await holdJob(this.#db, this.#job.name, this.#holder, until, now)
    this.#heldUntil = held ? until.getTime() : 0
    return held
  }

  /** Does batch after batch until nothing is left, and says how long to rest. */
  async #work(): Promise<number> {
    const { closing } = this.#run
    // A batch may take longer than the lease, where a mail server is slow. What fails here fails in the next batch too.
    let renewal: Promise<unknown> = Promise.resolve()
    const renewing = setInterval(() => {
      renewal = this.#renew().catch(() => {})
    }, renewAfter).unref()
    try {
      let done = 1
      while (done > 0 && !closing.aborted && this.#heldUntil > Date.now())
        done = await this.#job.run(new Date(), closing)
    } finally {
      clearInterval(renewing)
      await renewal
    }
    // A job that comes every few seconds is kept between its runs: letting go and taking again would be a write each time.
    if (this.#job.every > renewAfter) await this.#letGo(this.#job.every)
    return this.#job.every
  }

  async #letGo(rest: number): Promise<void> {
    this.#heldUntil = 0
    await releaseJob(this.#db, this.#job.name, this.#holder, new Date(Date.now() + rest))
  }

  async #untilItMayBeTaken(): Promise<number> {
    const { dueAt, heldUntil } = await readJobTime(this.#db, this.#job.name)
    const wait = Math.max(dueAt.getTime(), heldUntil?.getTime() ?? 0) - Date.now()
    // Whoever holds it may let go before, when their shop closes.
    return Math.min(Math.max(wait, 50), Math.max(this.#job.every, 1000), renewAfter)
  }

  async #afterFailure(error: unknown): Promise<number> {
    // No fault of the job, and the database says it in the log, once for all jobs. What is held stays held.
    if (error instanceof DatabaseUnavailable) return this.#outageRest.next()
    this.#failures += 1
    const rest = restAfter(this.#failures, this.#job.every)
    this.#run.log('job-failed', { job: this.#job.name, error: errorForLog(error) })
    await this.#letGo(rest).catch(() => {})
    return rest
  }
}
