import path from 'node:path'
import Database from 'better-sqlite3'
import pg from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { DatabaseAddress } from '../../app/db/connection.server.ts'
import { databases, demoCopy } from '../databases.ts'
import { startShop } from './running-shop.fixture.ts'
import { health, outages, shopper } from './shopper.fixture.ts'

/** Another program that holds a lock on all that is written here; `release` lets go of it. */
async function lockFrom({ dataDir, databaseUrl }: DatabaseAddress): Promise<{ release(): Promise<void> }> {
  if (databaseUrl) {
    const other = new pg.Client({ connectionString: databaseUrl })
    await other.connect()
    onTestFinished(() => other.end())
    await other.query('begin')
    await other.query('lock table cart_line, job in exclusive mode')
    return { release: async () => void (await other.query('commit')) }
  }
  const other = new Database(path.join(dataDir, 'tote.sqlite'))
  onTestFinished(() => void other.close())
  other.exec('begin immediate')
  return { release: async () => void other.exec('commit') }
}

describe.each(databases)('a lock of another program, on %s', kind => {
  it('holds up no page, and writes until it is released', { timeout: 60_000 }, async () => {
    const address = await demoCopy(kind)
    const shop = await startShop(address)
    const { add, inCart } = await shopper(shop)
    const first = await lockFrom(address)
    let added: unknown
    const adding = add().then(answer => {
      added = answer.status
    })
    expect((await shop.ask('/livez')).status).toBe(200)
    expect((await shop.ask('/productDetails/school-bag')).status).toBe(200)
    expect(await inCart()).toBe(1)
    const [status, because] = await health(shop)
    expect([status, because]).toEqual([503, expect.stringContaining('another program holds a lock')])
    // All of this was answered while the write waited.
    expect(added).toBeUndefined()
    await first.release()
    await adding
    expect(added).toBe(303)
    expect(await inCart()).toBe(2)

    const second = await lockFrom(address)
    const began = performance.now()
    expect(await add()).toMatchObject({ status: 503, retryAfter: '2' })
    const waited = performance.now() - began
    expect(waited).toBeGreaterThan(4000)
    expect(waited).toBeLessThan(30_000)
    await second.release()
    expect(await inCart()).toBe(2)
    expect(await add()).toMatchObject({ status: 303 })
    expect(await inCart()).toBe(3)
    await expect.poll(() => health(shop), { timeout: 5000 }).toEqual([200, 'ok'])
    await expect
      .poll(() => outages(shop))
      .toEqual(['database-unavailable: another program holds a lock on the database', 'database-available'])
  })
})
