import { setTimeout } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { databases, emptyDatabase, migratedDatabase } from '../../../test/databases.ts'
import { openDatabase } from '../../db/connection.server.ts'
import { DatabaseUnavailable } from '../../db/database-unavailable.server.ts'
import { migrate } from '../../db/migrate.server.ts'
import type { Db } from '../../db/schema.ts'
import type { Job } from './job.ts'
import { holdJob, noteJob, releaseJob, takeJob } from './job-store.server.ts'
import { runJobs } from './run-jobs.server.ts'

/** Jobs run in a process of their own, as far as the database can tell. */
function open(db: Db, jobs: Job[]) {
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
  it('runs in one of two processes at a time, and again at once while there is something to do', async () => {
    const address = await emptyDatabase(kind)
    const processes = [openDatabase(address), openDatabase(address)]
    onTestFinished(async () => void (await Promise.all(processes.map(db => db.destroy()))))
    await migrate(processes[0]!)
    let working = 0
    let most = 0
    const runs: string[] = []
    const job = (who: string, every: number, name: string): Job => ({
      name,
      every,
      async run() {
        working += 1
        most = Math.max(most, working)
        await setTimeout(20)
        working -= 1
        runs.push(who)
        return runs.length % 4
      },
    })
    const shops = processes.map((db, place) => open(db, [job(`shop ${place}`, 60_000, 'tidy')]))
    await expect.poll(() => runs.length).toBe(4)
    await setTimeout(100)
    expect([runs.length, most]).toEqual([4, 1])
    const { held_by, held_until, due_at } = await rowOf(processes[0]!, 'tidy')
    expect([held_by, held_until]).toEqual([null, null])
    expect(new Date(due_at).getTime()).toBeGreaterThan(Date.now() + 50_000)
    for (const shop of shops) await shop.close()
  })

  it('that comes every moment stays with its process, and goes to another when that shop closes', async () => {
    const db = await migratedDatabase(kind)
    const runs: string[] = []
    const job = (who: string): Job => ({ name: 'post', every: 20, run: async () => runs.push(who) && 0 })
    const first = open(db, [job('first')])
    await expect.poll(() => runs.length).toBeGreaterThan(1)
    open(db, [job('second')])
    const before = runs.length
    await expect.poll(() => runs.length).toBeGreaterThan(before + 3)
    expect(new Set(runs)).toEqual(new Set(['first']))
    await first.close()
    await expect.poll(() => runs.at(-1), { timeout: 3000 }).toBe('second')
  })

  it('of a process that was killed is taken by another when the time it had is over', async () => {
    const db = await migratedDatabase(kind)
    const now = new Date()
    await noteJob(db, 'post', now)
    const killedUntil = new Date(now.getTime() + 400)
    expect(await takeJob(db, 'post', 'killed', killedUntil, now)).toBe(true)
    expect(await takeJob(db, 'post', 'other', killedUntil, now)).toBe(false)
    let ranAt = 0
    open(db, [
      {
        name: 'post',
        every: 1000,
        async run(at) {
          ranAt = at.getTime()
          return 0
        },
      },
    ])
    await expect.poll(() => ranAt, { timeout: 3000 }).toBeGreaterThanOrEqual(killedUntil.getTime())
    expect((await rowOf(db, 'post')).held_by).not.toBe('killed')
  })

  it('that fails is told of without addresses, rests, and holds up no other', async () => {
    const db = await migratedDatabase(kind)
    let fails = 0
    let runs = 0
    const { logged } = open(db, [
      {
        name: 'bad',
        every: 10,
        async run() {
          fails += 1
          throw new Error('no mailbox for <ada@shop.example>')
        },
      },
      {
        name: 'good',
        every: 10,
        async run() {
          runs += 1
          return 0
        },
      },
    ])
    await expect.poll(() => runs).toBeGreaterThan(5)
    expect(fails).toBe(1)
    expect(logged).toHaveLength(1)
    expect(logged[0]).toEqual(['job-failed', { job: 'bad', error: expect.stringContaining('no mailbox') }])
    expect(JSON.stringify(logged)).not.toContain('ada')
    await expect.poll(async () => (await rowOf(db, 'bad')).held_by).toBeNull()
    expect(new Date((await rowOf(db, 'bad')).due_at).getTime()).toBeGreaterThan(Date.now() + 500)
  })
})

describe.each(databases)('a lease, on %s', kind => {
  const seconds = (n: number) => new Date(Date.UTC(2026, 10, 22, 12, 0, n))
  async function lostToSecond() {
    const db = await migratedDatabase(kind)
    await noteJob(db, 'post', seconds(0))
    expect(await takeJob(db, 'post', 'first', seconds(30), seconds(0))).toBe(true)
    expect(await takeJob(db, 'post', 'second', seconds(60), seconds(30))).toBe(true)
    return { db, held: await rowOf(db, 'post') }
  }

  it('is renewed by the process that has it', async () => {
    const db = await migratedDatabase(kind)
    await noteJob(db, 'post', seconds(0))
    await takeJob(db, 'post', 'first', seconds(30), seconds(0))
    expect(await holdJob(db, 'post', 'first', seconds(59), seconds(29))).toBe(true)
    expect((await rowOf(db, 'post')).held_until).toBe(seconds(59).toISOString())
  })

  it('is not renewed when its time is over, also if nobody else has taken the job', async () => {
    const db = await migratedDatabase(kind)
    await noteJob(db, 'post', seconds(0))
    await takeJob(db, 'post', 'first', seconds(30), seconds(0))
    expect(await holdJob(db, 'post', 'first', seconds(60), seconds(30))).toBe(false)
    expect((await rowOf(db, 'post')).held_until).toBe(seconds(30).toISOString())
  })

  it('is not renewed by a process that lost it to another', async () => {
    const { db, held } = await lostToSecond()
    expect(await holdJob(db, 'post', 'first', seconds(70), seconds(31))).toBe(false)
    expect(await rowOf(db, 'post')).toEqual(held)
  })

  it('is not released by a process that lost it to another', async () => {
    const { db, held } = await lostToSecond()
    await releaseJob(db, 'post', 'first', seconds(5))
    expect(await rowOf(db, 'post')).toEqual(held)
    await releaseJob(db, 'post', 'second', seconds(90))
    expect(await rowOf(db, 'post')).toMatchObject({ held_by: null, due_at: seconds(90).toISOString() })
  })

  it('of one job says nothing about another', async () => {
    const { db } = await lostToSecond()
    await noteJob(db, 'tidy', seconds(0))
    expect(await holdJob(db, 'tidy', 'second', seconds(99), seconds(31))).toBe(false)
    await takeJob(db, 'tidy', 'second', seconds(60), seconds(31))
    await releaseJob(db, 'post', 'second', seconds(90))
    expect((await rowOf(db, 'tidy')).held_by).toBe('second')
  })
})

describe.each(databases)('while the database is unavailable a job, on %s', kind => {
  it('is not logged, keeps its lease, and goes on soon after', async () => {
    const db = await migratedDatabase(kind)
    let runs = 0
    const { logged } = open(db, [
      {
        name: 'hourly',
        every: 3_600_000,
        async run() {
          runs += 1
          if (runs < 3) throw new DatabaseUnavailable('unreachable')
          return 0
        },
      },
    ])
    await expect.poll(() => runs).toBe(1)
    expect((await rowOf(db, 'hourly')).held_by).not.toBeNull()
    await expect.poll(() => runs, { timeout: 5000 }).toBe(3)
    await expect.poll(async () => (await rowOf(db, 'hourly')).held_by).toBeNull()
    expect(logged).toEqual([])
  })
})

it('the batch in hand is ended when the shop closes, and no other is begun', async () => {
  const db = await migratedDatabase('SQLite')
  let begun = 0
  let ended = 0
  const shop = open(db, [
    {
      name: 'endless',
      every: 10,
      async run() {
        begun += 1
        await setTimeout(50)
        ended += 1
        return 1
      },
    },
  ])
  await expect.poll(() => begun).toBeGreaterThan(0)
  await shop.close()
  expect(ended).toBe(begun)
  expect((await rowOf(db, 'endless')).held_by).toBeNull()
})
