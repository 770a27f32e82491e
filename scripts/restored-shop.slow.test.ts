import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { orderSomething, shopWithOrders } from '#commerce/running/backups/backup-shop.fixture.ts'
import { openDatabase } from '#db/connection/connection.server.ts'
import { databases, emptyDatabase } from '#test/databases.ts'
import { officeCookie } from '#web/staff/office-cookie.fixture.ts'
import { expectStartFailure, spawnShop, waitUntilOpen } from './spawned-shop.fixture.ts'

function shop(variables: Record<string, string | undefined>, ...typed: string[]): string {
  const env = { ...process.env, ...variables }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/shop.mjs', ...typed], {
    encoding: 'utf8',
    env,
  })
  expect([status, stderr]).toEqual([0, ''])
  return stdout
}

describe.each(databases)('a merchant on %s', kind => {
  it('restores yesterday’s backup into a new folder and finds every order', async () => {
    const { address, numbers } = await shopWithOrders(kind, 4, 1)
    const db = openDatabase(address)
    const cookie = await officeCookie({ db })
    await db.destroy()
    const variables = { TOTE_DATA_DIR: address.dataDir, DATABASE_URL: address.databaseUrl }
    await waitUntilOpen(spawnShop(variables))
    expect(shop(variables, 'backup')).toContain('Backed up 4 orders and 28 products')
    await orderSomething(address)

    const place = await emptyDatabase(kind)
    const fresh = { TOTE_DATA_DIR: path.join(place.dataDir, 'new'), DATABASE_URL: place.databaseUrl }
    const backups = path.join(address.dataDir, 'backups')
    const [backup = ''] = readdirSync(backups)
    expect(shop(fresh, 'restore', path.join(backups, backup))).toContain('Restored 4 orders')
    const origin = await waitUntilOpen(spawnShop(fresh))
    // The staff member of before is still signed in.
    const page = await (await fetch(`${origin}/office/orders`, { headers: { cookie } })).text()
    const listed = new Set(page.match(/T-[A-Z0-9]{4}-[A-Z0-9]{4}/g))
    expect([...listed].toSorted()).toEqual(numbers)
  })
})

it('refuses to start where a restore was interrupted', async () => {
  const { dataDir } = await emptyDatabase('SQLite')
  mkdirSync(path.join(dataDir, '.restoring'))
  expect(await expectStartFailure({ TOTE_DATA_DIR: dataDir })).toContain('npm run shop -- restore')
})
