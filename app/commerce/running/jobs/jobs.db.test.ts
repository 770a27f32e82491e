import { setImmediate } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '#db/connection/connection.server.ts'
import { migrate } from '#db/migrations/migrate.server.ts'
import { DatabaseUnavailable } from '#db/outages/database-unavailable.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { databases, emptyDatabase, migratedDatabase } from '#test/databases.ts'
import type { Job } from './job.ts'
import { acquireJobLease, registerJob, releaseJobLease, renewJobLease } from './job-store.server.ts'
import { runJobs } from './run-jobs.server.ts'

/** Runs jobs as if in a process of their own. */
function runInProcess(db: Db, jobs: Job[]) {
  const closing = new AbortController()
  const logged: [string, Record<string, unknown>][] = []
  const running = runJobs(db, jobs, {
    log: (event, details) => logged.push([event, details]),
    closing: closing.signal,
  })
  const close = async () => {
    closing.abort()
    await running
  }
  onTestFinished(close)
  return { logged, close }
}

const rowOf = (db: Db, name: string) =>
  db.selectFrom('job').selectAll().where('name', '=', name).executeTakeFirstOrThrow()

describe.each(databases)('a job, on %s', kind => {
  it('runs in one process at a time, and repeats while there is work', async () => {
    const address = await emptyDatabase(kind)
    const processes = [openDatabase(address), openDatabase(address)]
    onTestFinished(async () => void (await Promise.all(processes.map(db => db.destroy()))))
    await migrate(processes[0]!)
    let working = 0
    let maxAtOnce = 0
    const runs: string[] = []
    const acquired: boolean[] = []
    const job = (process: string, every: number, name: string): Job => ({
      name,
      interval: every,
      async run() {
        working += 1
        maxAtOnce = Math.max(maxAtOnce, working)
        const now = new Date()
        acquired.push(await acquireJobLease(processes[0]!, name, 'third shop', now, now))
        working -= 1
        runs.push(process)
        return runs.length % 4
      },
    })
    const shops = processes.map((db, index) => runInProcess(db, [job(`shop ${index}`, 60_000, 'hourly')]))
    await expect.poll(() => runs.length).toBe(4)
    // No work is left once the lease has ended.
    await expect.poll(async () => (await rowOf(processes[0]!, 'hourly')).locked_by).toBeNull()
    expect([runs.length, maxAtOnce]).toEqual([4, 1])
    expect(acquired).toEqual([false, false, false, false])
    const { locked_until, due_at } = await rowOf(processes[0]!, 'hourly')
    expect(locked_until).toBeNull()
    expect(new Date(due_at).getTime()).toBeGreaterThan(Date.now() + 50_000)
    for (const shop of shops) await shop.close()
    expect(runs).toHaveLength(4)
  })

  it('stays with its process until that one shuts down', async () => {
    const db = await migratedDatabase(kind)
    const runs: string[] = []
    const job = (process: string): Job => ({
      name: 'frequent',
      interval: 20,
      run: async () => runs.push(process) && 0,
    })
    const first = runInProcess(db, [job('first')])
    await expect.poll(() => runs.length).toBeGreaterThan(1)
    runInProcess(db, [job('second')])
    const before = runs.length
    await expect.poll(() => runs.length).toBeGreaterThan(before + 3)
    expect(new Set(runs)).toEqual(new Set(['first']))
    await first.close()
    await expect.poll(() => runs.at(-1)).toBe('second')
  })

  it('moves to another process when the lease of a killed one ends', async () => {
    const db = await migratedDatabase(kind)
    const now = new Date()
    await registerJob(db, 'frequent', now)
    const killedUntil = new Date(now.getTime() + 400)
    expect(await acquireJobLease(db, 'frequent', 'killed', killedUntil, now)).toBe(true)
    expect(await acquireJobLease(db, 'frequent', 'other', killedUntil, now)).toBe(false)
    let ranAt = 0
    runInProcess(db, [
      {
        name: 'frequent',
        interval: 1000,
        async run(at) {
          ranAt = at.getTime()
          return 0
        },
      },
    ])
    await expect.poll(() => ranAt).toBeGreaterThanOrEqual(killedUntil.getTime())
    expect((await rowOf(db, 'frequent')).locked_by).not.toBe('killed')
  })

  it("is logged without addresses when it fails, delayed, and doesn't block others", async () => {
    const db = await migratedDatabase(kind)
    const failures: number[] = []
    let runs = 0
    const { logged } = runInProcess(db, [
      {
        name: 'bad',
        interval: 10,
        async run() {
          failures.push(Date.now())
          throw new Error('no mailbox for <ada@shop.example>')
        },
      },
      {
        name: 'good',
        interval: 10,
        async run() {
          runs += 1
          return 0
        },
      },
    ])
    await expect.poll(() => runs).toBeGreaterThan(5)
    const [first, second = Number.POSITIVE_INFINITY] = failures
    expect(second - first!).toBeGreaterThan(500)
    expect(logged[0]).toEqual(['job-failed', { job: 'bad', error: expect.stringContaining('no mailbox') }])
    expect(JSON.stringify(logged)).not.toContain('ada')
    const due = async () => new Date((await rowOf(db, 'bad')).due_at).getTime()
    await expect.poll(due).toBeGreaterThan(first! + 500)
  })
})

describe.each(databases)('a lease, on %s', kind => {
  const seconds = (n: number) => new Date(Date.UTC(2026, 10, 22, 12, 0, n))
  async function jobWithLostLease() {
    const db = await migratedDatabase(kind)
    await registerJob(db, 'frequent', seconds(0))
    expect(await acquireJobLease(db, 'frequent', 'first', seconds(30), seconds(0))).toBe(true)
    expect(await acquireJobLease(db, 'frequent', 'second', seconds(60), seconds(30))).toBe(true)
    return { db, held: await rowOf(db, 'frequent') }
  }

  it('is renewed by its owner', async () => {
    const db = await migratedDatabase(kind)
    await registerJob(db, 'frequent', seconds(0))
    await acquireJobLease(db, 'frequent', 'first', seconds(30), seconds(0))
    expect(await renewJobLease(db, 'frequent', 'first', seconds(59), seconds(29))).toBe(true)
    expect((await rowOf(db, 'frequent')).locked_until).toBe(seconds(59).toISOString())
  })

  it("can't be renewed after it has finished", async () => {
    const db = await migratedDatabase(kind)
    await registerJob(db, 'frequent', seconds(0))
    await acquireJobLease(db, 'frequent', 'first', seconds(30), seconds(0))
    expect(await renewJobLease(db, 'frequent', 'first', seconds(60), seconds(30))).toBe(false)
    expect((await rowOf(db, 'frequent')).locked_until).toBe(seconds(30).toISOString())
  })

  it("can't be renewed by a process that lost it", async () => {
    const { db, held } = await jobWithLostLease()
    expect(await renewJobLease(db, 'frequent', 'first', seconds(70), seconds(31))).toBe(false)
    expect(await rowOf(db, 'frequent')).toEqual(held)
  })

  it("can't be released by a process that lost it", async () => {
    const { db, held } = await jobWithLostLease()
    await releaseJobLease(db, 'frequent', 'first', seconds(5))
    expect(await rowOf(db, 'frequent')).toEqual(held)
    await releaseJobLease(db, 'frequent', 'second', seconds(90))
    expect(await rowOf(db, 'frequent')).toMatchObject({ locked_by: null, due_at: seconds(90).toISOString() })
  })

  it('covers only its job', async () => {
    const { db } = await jobWithLostLease()
    await registerJob(db, 'hourly', seconds(0))
    expect(await renewJobLease(db, 'hourly', 'second', seconds(99), seconds(31))).toBe(false)
    await acquireJobLease(db, 'hourly', 'second', seconds(60), seconds(31))
    await releaseJobLease(db, 'frequent', 'second', seconds(90))
    expect((await rowOf(db, 'hourly')).locked_by).toBe('second')
  })
})

describe.each(databases)('during an outage a job, on %s', kind => {
  it('is not logged, keeps its lease, and continues soon after', async () => {
    const db = await migratedDatabase(kind)
    let runs = 0
    const seen = Promise.withResolvers<void>()
    const { logged } = runInProcess(db, [
      {
        name: 'hourly',
        interval: 3_600_000,
        async run() {
          runs += 1
          if (runs === 2) await seen.promise
          if (runs < 3) throw new DatabaseUnavailable('unreachable')
          return 0
        },
      },
    ])
    await expect.poll(() => runs).toBe(1)
    expect((await rowOf(db, 'hourly')).locked_by).not.toBeNull()
    seen.resolve()
    await expect.poll(() => runs).toBe(3)
    await expect.poll(async () => (await rowOf(db, 'hourly')).locked_by).toBeNull()
    expect(logged).toEqual([])
  })
})

it('finishes the current batch and starts no other when the shop closes', async () => {
  const db = await migratedDatabase('SQLite')
  const batch = Promise.withResolvers<void>()
  let started = 0
  let finished = 0
  const shop = runInProcess(db, [
    {
      name: 'endless',
      interval: 10,
      async run() {
        started += 1
        await batch.promise
        finished += 1
        return 1
      },
    },
  ])
  await expect.poll(() => started).toBe(1)
  let isClosed = false
  const closed = shop.close().then(() => {
    isClosed = true
  })
  for (let turn = 0; turn < 20; turn++) await setImmediate()
  expect(isClosed).toBe(false)
  batch.resolve()
  await closed
  expect([started, finished]).toEqual([1, 1])
  expect((await rowOf(db, 'endless')).locked_by).toBeNull()
})
