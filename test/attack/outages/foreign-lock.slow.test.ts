import path from 'node:path'
import Database from 'better-sqlite3'
import pg from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { DatabaseAddress } from '#db/connection/connection.server.ts'
import { databases, demoCopy } from '../../databases.ts'
import { startAttackedShop } from './attacked-shop.fixture.ts'
import { loggedOutages, readHealth, scriptedShopper } from './shopper.fixture.ts'

/** Another program that locks the database; `release` ends it. */
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
  it('delays no page, and writes only until it is released', async () => {
    const address = await demoCopy(kind)
    const shop = await startAttackedShop(address)
    const { add, inCart } = await scriptedShopper(shop)
    const first = await lockFrom(address)
    let added: unknown
    const adding = add().then(response => {
      added = response.status
    })
    const health = [503, expect.stringContaining('another program holds a lock')]
    const responses = Promise.all([
      shop.fetch('/livez').then(({ status }) => status),
      shop.fetch('/productDetails/school-bag').then(({ status }) => status),
      inCart(),
      readHealth(shop),
    ])
    expect(await responses).toEqual([200, 200, 1, health])
    // These responses arrived while the write was waiting.
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
    expect(waited).toBeLessThan(60_000)
    await second.release()
    expect(await inCart()).toBe(2)
    expect(await add()).toMatchObject({ status: 303 })
    expect(await inCart()).toBe(3)
    await expect.poll(() => readHealth(shop)).toEqual([200, 'ok'])
    await expect
      .poll(() => loggedOutages(shop))
      .toEqual(['database-unavailable: another program holds a lock on the database', 'database-available'])
  })
})
