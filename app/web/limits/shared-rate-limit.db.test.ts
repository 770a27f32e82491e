import fc from 'fast-check'
import pg from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '#db/connection/connection.server.ts'
import { demoCopy, migratedDatabase } from '#test/databases.ts'
import { RateLimit } from './rate-limit.server.ts'
import { SharedRateLimit, sharedCounters } from './shared-rate-limit.server.ts'

const noon = Date.UTC(2026, 10, 23, 12)
const at = (seconds: number) => new Date(noon + 1000 * seconds)

describe('a shared rate limit', () => {
  /** The same limit in two processes. */
  async function twoLimits(burst: number, perSecond: number) {
    const address = await demoCopy('PostgreSQL')
    const databases = [openDatabase(address), openDatabase(address)] as const
    onTestFinished(() => void Promise.all(databases.map(db => db.destroy())))
    return databases.map(db => new SharedRateLimit(db, 'test', { burst, perSecond })) as [
      SharedRateLimit,
      SharedRateLimit,
    ]
  }

  it('counts what all processes allow', async () => {
    const [one, two] = await twoLimits(3, 0.5)
    const waits = []
    for (const limit of [one, two, one, two, one]) waits.push(await limit.wait('ada', at(0)))
    expect(waits).toEqual([0, 0, 0, 2, 2])
    expect([await one.wait('bob', at(0)), await two.wait('ada', at(2))]).toEqual([0, 0])
    expect([await one.wait('ada', at(2)), await two.wait('ada', at(3))]).toEqual([2, 1])
  })

  it('allows exactly the burst when everyone asks at once', async () => {
    const limits = await twoLimits(10, 0.1)
    const waits = await Promise.all(
      Array.from({ length: 60 }, (_, attempt) => limits[attempt % 2]!.wait('ada', at(0))),
    )
    expect(waits.filter(wait => wait === 0)).toHaveLength(10)
    expect(new Set(waits)).toEqual(new Set([0, 10]))
  })

  it('counts what is asked for at once by one statement, each key as often as it is asked for', async () => {
    const db = await migratedDatabase('PostgreSQL')
    const counter = sharedCounters(db)
    const [forms, orders] = [
      counter('forms', { burst: 5, perSecond: 1 }),
      counter('orders', { burst: 2, perSecond: 0.1 }),
    ]
    const all = () => Promise.all([forms, orders, orders].map(limit => limit.wait('ada', at(0))))
    expect(await all()).toEqual([0, 0, 0])
    expect(await all()).toEqual([0, 10, 10])
  })

  it('decides like the limit of one process', async () => {
    const db = await migratedDatabase('PostgreSQL')
    let names = 0
    const steps = fc.array(fc.integer({ min: 0, max: 2500 }), { maxLength: 25 })
    const sameAsAlone = async (burst: number, perSecond: number, pauses: number[]) => {
      names += 1
      const shared = new SharedRateLimit(db, String(names), { burst, perSecond })
      const alone = new RateLimit({ burst, perSecond })
      let seconds = 0
      for (const pause of pauses) {
        // Someone refused comes back when told.
        const wait = await shared.wait('ada', at(seconds))
        expect(wait).toBe(alone.wait('ada', at(seconds)))
        seconds += Math.max(pause / 1000, wait)
      }
    }
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 5 }),
        fc.constantFrom(0.25, 0.5, 1, 2, 4),
        steps,
        sameAsAlone,
      ),
      { numRuns: 25 },
    )
  })

  it('asks the database nothing about a refused key until it may pass', async () => {
    const db = await migratedDatabase('PostgreSQL')
    const limit = new SharedRateLimit(db, 'test', { burst: 1, perSecond: 0.1 })
    expect([await limit.wait('ada', at(0)), await limit.wait('ada', at(0))]).toEqual([0, 10])
    await db.deleteFrom('rate_bucket').execute()
    expect(await limit.wait('ada', at(9.5))).toBe(1)
    expect(await db.selectFrom('rate_bucket').selectAll().execute()).toEqual([])
    expect(await limit.wait('ada', at(10))).toBe(0)
  })

  it('remembers a limited number of refused keys', async () => {
    const db = await migratedDatabase('PostgreSQL')
    const limit = new SharedRateLimit(db, 'test', { burst: 1, perSecond: 0.1 }, { max: 3 })
    for (const key of ['ada', 'bob', 'cyd', 'dan']) {
      expect([await limit.wait(key, at(0)), await limit.wait(key, at(0))]).toEqual([0, 10])
    }
    await db.deleteFrom('rate_bucket').execute()
    const waits = []
    for (const key of ['bob', 'cyd', 'dan', 'ada']) waits.push(await limit.wait(key, at(0)))
    expect(waits).toEqual([10, 10, 10, 0])
  })

  it('stores neither an address nor a visitor', async () => {
    const db = await migratedDatabase('PostgreSQL')
    const rate = { burst: 5, perSecond: 1 }
    for (const name of ['codes-visitor', 'emails-visitor'])
      for (const key of ['203.0.113.7', '17']) await new SharedRateLimit(db, name, rate).wait(key, at(0))
    const rows = await db.selectFrom('rate_bucket').selectAll().execute()
    expect(rows).toHaveLength(4)
    for (const { key } of rows) expect(key).toMatch(/^[\w-]{43}$/)
  })
})

describe('an outage of the database', () => {
  it('leaves each process with what it counted itself, and its end with what all counted', async () => {
    const address = await demoCopy('PostgreSQL')
    const db = openDatabase(address)
    onTestFinished(() => db.destroy())
    const limit = new SharedRateLimit(db, 'test', { burst: 5, perSecond: 0.01 })
    const waits = async (times: number) => {
      const all = []
      while (all.length < times) all.push(await limit.wait('ada', at(0)))
      return all
    }
    expect(await waits(3)).toEqual([0, 0, 0])
    const reconnect = await cutOff(address.databaseUrl!)
    expect(await waits(4)).toEqual([0, 0, 100, 100])
    await reconnect()
    await expect
      .poll(() => db.selectFrom('rate_bucket').select('key').execute(), { timeout: 20_000 })
      .toHaveLength(1)
    expect(await waits(4)).toEqual([0, 0, 100, 100])
  })

  it('is no reason to hide another failure', async () => {
    const db = await migratedDatabase('PostgreSQL')
    await db.schema.dropTable('rate_bucket').execute()
    const limit = new SharedRateLimit(db, 'test', { burst: 5, perSecond: 1 })
    await expect(limit.wait('ada', at(0))).rejects.toThrow('rate_bucket')
  })
})

/** Closes all connections to a database and refuses new ones, until the returned function is called. */
async function cutOff(databaseUrl: string): Promise<() => Promise<void>> {
  const name = new URL(databaseUrl).pathname.slice(1)
  const maintenance = new URL(databaseUrl)
  maintenance.pathname = '/postgres'
  const client = new pg.Client({ connectionString: maintenance.href })
  await client.connect()
  onTestFinished(() => client.end())
  await client.query(`alter database ${name} with allow_connections false`)
  await client.query('select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1', [
    name,
  ])
  return async () => void (await client.query(`alter database ${name} with allow_connections true`))
}
