import { describe, expect, it } from 'vitest'
import { databases } from '#test/databases.ts'
import type { Job } from '../../jobs/job.ts'
import { acquireJobLease, registerJob } from '../../jobs/job-store.server.ts'
import { runJobNow } from '../../jobs/run-job-now.server.ts'
import { runJobs } from '../../jobs/run-jobs.server.ts'
import { doctorShop } from '../doctor.fixture.ts'

const minute = 60_000
const ago = (minutes: number) => new Date(Date.now() - minutes * minute)

describe.each(databases)('jobs, on %s', kind => {
  it('are ill when one fails again and again, and well once it succeeds', async () => {
    let isBroken = true
    const job: Job = {
      name: 'count-sales',
      interval: 10,
      async run() {
        if (isBroken) throw new Error('no space left\n    at disk')
        return 0
      },
    }
    const { db, look, codes, fix } = await doctorShop(kind, { jobs: [job] })
    const first = ago(10)
    await registerJob(db, job.name, first)
    await runJobNow(db, job, first)
    expect(await codes('jobs')).toEqual([])
    await runJobNow(db, job, new Date())
    expect(await codes('jobs')).toEqual(['jobs-failing'])
    expect((await look('jobs'))[0]).toMatchObject({
      ...{ names: ['count-sales'], since: first.toISOString() },
      said: expect.stringMatching(/^Error: no space left$/),
    })
    expect(await fix('run-jobs')).toEqual({ run: 'failed' })
    expect(await codes('jobs')).toEqual(['jobs-failing'])
    isBroken = false
    expect(await fix('run-jobs')).toEqual({ run: 'done' })
    expect(await codes('jobs')).toEqual([])
  })

  it('are well again once a failing job succeeds by itself', async () => {
    let runs = 0
    const job: Job = {
      name: 'count-sales',
      interval: 10,
      async run() {
        runs += 1
        if (runs < 2) throw new Error('busy')
        return 0
      },
    }
    const { db } = await doctorShop(kind, { jobs: [job] })
    const closing = new AbortController()
    const running = runJobs(db, [job], { log: () => {}, closing: closing.signal })
    const failures = async () =>
      (await db.selectFrom('job').select('failures').where('name', '=', job.name).executeTakeFirst())
        ?.failures
    await expect.poll(failures).toBe(1)
    await expect.poll(failures).toBe(0)
    closing.abort()
    await running
  })

  it('are ill when nobody runs one, even under the lease of a killed process', async () => {
    const runs: string[] = []
    const job = (name: string): Job => ({ name, interval: minute, run: async () => runs.push(name) && 0 })
    const { db, look, codes, fix } = await doctorShop(kind, { jobs: [job('refunds'), job('lost-payments')] })
    await registerJob(db, 'refunds', ago(20))
    await registerJob(db, 'lost-payments', ago(30))
    await acquireJobLease(db, 'lost-payments', 'killed', ago(10), ago(11))
    expect(await look('jobs')).toEqual([
      { code: 'jobs-overdue', names: ['lost-payments', 'refunds'], since: expect.any(String) },
    ])
    expect(await fix('run-jobs')).toEqual({ run: 'done' })
    expect(runs.sort()).toEqual(['lost-payments', 'refunds'])
    expect(await codes('jobs')).toEqual([])
  })

  it('leaves a job alone that a process is running', async () => {
    const job: Job = { name: 'refunds', interval: minute, run: () => Promise.reject(new Error('twice')) }
    const { db, doctor, fix } = await doctorShop(kind, { jobs: [job] })
    await registerJob(db, 'refunds', ago(20))
    await db
      .updateTable('job')
      .set({ failures: 3, failed_at: ago(9).toISOString() })
      .execute()
    await acquireJobLease(db, 'refunds', 'other', new Date(Date.now() + minute), new Date())
    expect(await fix('run-jobs')).toEqual({ run: 'running' })
    expect(doctor.isChecking).toBe(false)
  })
})
