import { randomUUID } from 'node:crypto'
import type { Db } from '#db/schema/schema.ts'
import { errorForLog } from '../../values/error-for-log.ts'
import type { Job } from './job.ts'
import {
  acquireJobLease,
  makeJobDue,
  recordJobFailure,
  recordJobSuccess,
  releaseJobLease,
} from './job-store.server.ts'
import { leaseDuration } from './job-timing.ts'

export type JobRun = 'done' | 'failed' | 'running'

/** How long somebody waits for it, in milliseconds. Then the job goes on at its usual time. */
const maxTime = 20_000

/** Runs a job out of turn, unless a process is at it. */
export async function runJobNow(db: Db, job: Job, now: Date): Promise<JobRun> {
  await makeJobDue(db, job.name, now)
  const owner = randomUUID()
  const until = new Date(now.getTime() + leaseDuration)
  if (!(await acquireJobLease(db, job.name, owner, until, now))) return 'running'
  const closing = AbortSignal.timeout(maxTime)
  let run: JobRun = 'done'
  try {
    while (!closing.aborted && (await job.run(new Date(), closing)) > 0);
    await recordJobSuccess(db, job.name)
  } catch (error) {
    run = 'failed'
    await recordJobFailure(db, job.name, errorForLog(error), now)
  }
  await releaseJobLease(db, job.name, owner, new Date(Date.now() + job.interval))
  return run
}
