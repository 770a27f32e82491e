import { spawnSync } from 'node:child_process'
import { chownSync, copyFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { demoCopy } from '../../databases.ts'
import { shopBrowser } from '../../shop-browser.ts'
import { type AttackedShop, startAttackedShop } from './attacked-shop.fixture.ts'
import { demoOnOwnPostgres } from './own-postgres.fixture.ts'
import { loggedOutages, readHealth, scriptedShopper } from './shopper.fixture.ts'
import { canMount, smallDisk } from './small-disk.fixture.ts'

interface Disk {
  fill(): void
  free(): void
}

/** Writes fail while the disk is full, pages work, and writes succeed once there is space. */
async function sellsUntilFull(shop: AttackedShop, disk: Disk, reason: string): Promise<void> {
  const { add, inCart } = await scriptedShopper(shop)
  expect(await readHealth(shop)).toEqual([200, 'ok'])
  disk.fill()
  // Uses up the space that the database had reserved.
  let response = await add()
  for (let added = 1; response.status === 303 && added < 60; added++) response = await add()
  expect(response).toMatchObject({ status: 503, retryAfter: '2' })
  expect(await add({ Accept: 'application/json' })).toMatchObject({ status: 503 })
  await expect.poll(() => readHealth(shop)).toEqual([503, reason])
  expect((await shop.fetch('/productDetails/school-bag')).status).toBe(200)
  expect((await shop.fetch('/livez')).status).toBe(200)
  const before = await inCart()

  disk.free()
  await expect.poll(() => readHealth(shop)).toEqual([200, 'ok'])
  expect(await add()).toMatchObject({ status: 303 })
  expect(await inCart()).toBe(before + 1)
  await expect
    .poll(() => loggedOutages(shop))
    .toEqual([`database-unavailable: ${reason}`, 'database-available'])
}

/** Adds visitors in ever smaller batches until nothing fits. */
async function fillVisitors(admin: pg.Client): Promise<void> {
  for (const batch of [10_000, 100, 1])
    for (let isFull = false; !isFull; )
      await admin
        .query(
          `with visitors as (
             insert into visitor (created_at) select '2026' from generate_series(1, ${batch}) returning id)
           insert into session (token_hash, visitor_id, created_at, seen_at)
           select gen_random_uuid()::text, id, '2026', '2026' from visitors`,
        )
        .catch(error => {
          expect(error.code).toBe('53100')
          isFull = true
        })
}

/** The demo shop on a PostgreSQL server with its tables in this folder. */
async function databaseOn(folder: string) {
  const owner = Number(spawnSync('id', ['-u', 'postgres'], { encoding: 'utf8' }).stdout)
  chownSync(folder, owner, owner)
  const { address } = await demoOnOwnPostgres({ tablesIn: folder })
  const admin = new pg.Client({ connectionString: address.databaseUrl })
  onTestFinished(() => admin.end())
  await admin.connect()
  return { address, admin }
}

describe('only sales stop, until there is space again', () => {
  it.runIf(canMount())('on a full disk of 24 MB', async () => {
    const disk = await smallDisk(24)
    const { dataDir } = await demoCopy('SQLite')
    for (const name of ['tote.sqlite', 'secret-key'])
      copyFileSync(path.join(dataDir, name), path.join(disk.folder, name))
    const shop = await startAttackedShop({ dataDir: disk.folder, databaseUrl: undefined })
    await sellsUntilFull(shop, disk, 'the disk of the database is full')
  })

  it.runIf(canMount())('on a full disk of PostgreSQL', async () => {
    const disk = await smallDisk(48)
    const { address, admin } = await databaseOn(disk.folder)
    const shop = await startAttackedShop(address)
    await scriptedShopper(shop)
    disk.fill()
    // Other rows fill the pages that the server has.
    await fillVisitors(admin)
    const addAgain = async () =>
      (await shopBrowser(shop).send('/cart/add', { sku: 'TEE-BLK-01-S', quantity: '1' })).status
    await expect.poll(addAgain).toBe(503)
    expect(await readHealth(shop)).toEqual([503, 'the disk of the database is full'])
    expect((await shop.fetch('/productDetails/school-bag')).status).toBe(200)

    disk.free()
    await expect.poll(() => readHealth(shop)).toEqual([200, 'ok'])
    expect(await addAgain()).toBe(303)
  })

  // Without the right to mount a disk, a process can still limit its own files.
  it.runIf(process.platform === 'linux')('at the largest size that a file may have', async () => {
    const shop = await startAttackedShop(await demoCopy('SQLite'))
    const limit = (bytes: string) => spawnSync('prlimit', ['--pid', String(shop.pid), `--fsize=${bytes}:`])
    const disk = { fill: () => void limit('4096'), free: () => void limit('unlimited') }
    await sellsUntilFull(shop, disk, 'the disk of the database reports errors')
  })
})
