import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chownSync, copyFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { describe, expect, inject, it, onTestFinished, vi } from 'vitest'
import { demoCopy } from '../databases.ts'
import { demoTemplate } from '../demo-template.ts'
import { shopBrowser } from '../shop-browser.ts'
import { type RunningShop, startShop } from './running-shop.fixture.ts'
import { health, outages, shopper } from './shopper.fixture.ts'
import { canMount, smallDisk } from './small-disk.fixture.ts'

vi.setConfig({ testTimeout: 60_000 })

interface Disk {
  fill(): void
  free(): void
}

/** Writes are refused while the disk is full, pages are not, and it is over when there is space again. */
async function sellsUntilFull(shop: RunningShop, disk: Disk, reason: string): Promise<void> {
  const { add, inCart } = await shopper(shop)
  expect(await health(shop)).toEqual([200, 'ok'])
  disk.fill()
  // What the database had reserved is used up first.
  let answer = await add()
  for (let added = 1; answer.status === 303 && added < 60; added++) answer = await add()
  expect(answer).toMatchObject({ status: 503, retryAfter: '2' })
  expect(await add({ Accept: 'application/json' })).toMatchObject({ status: 503 })
  await expect.poll(() => health(shop), { timeout: 5000 }).toEqual([503, reason])
  expect((await shop.ask('/productDetails/school-bag')).status).toBe(200)
  expect((await shop.ask('/livez')).status).toBe(200)
  const before = await inCart()

  disk.free()
  await expect.poll(() => health(shop), { timeout: 5000 }).toEqual([200, 'ok'])
  expect(await add()).toMatchObject({ status: 303 })
  expect(await inCart()).toBe(before + 1)
  await expect.poll(() => outages(shop)).toEqual([`database-unavailable: ${reason}`, 'database-available'])
}

/** Adds visitors in ever smaller batches until not one more goes in. */
async function fillVisitors(admin: pg.Client): Promise<void> {
  for (const batch of [10_000, 100, 1])
    for (let isFull = false; !isFull; )
      await admin
        .query(
          `insert into visitor (token_hash, created_at, seen_at)
           select gen_random_uuid()::text, '2026', '2026' from generate_series(1, ${batch})`,
        )
        .catch(error => {
          expect(error.code).toBe('53100')
          isFull = true
        })
}

/** The demo shop on the PostgreSQL of the tests, with its tables in this folder. */
async function databaseOn(folder: string) {
  const owner = Number(spawnSync('id', ['-u', 'postgres'], { encoding: 'utf8' }).stdout)
  chownSync(folder, owner, owner)
  const name = `small_${randomUUID().replaceAll('-', '')}`
  const server = new pg.Client({ connectionString: inject('postgresUrl') })
  await server.connect()
  const url = Object.assign(new URL(inject('postgresUrl')), { pathname: `/${name}` })
  const admin = new pg.Client({ connectionString: url.href })
  onTestFinished(async () => {
    await admin.end()
    await server.query(`drop database ${name} with (force)`)
    await server.query(`drop tablespace ${name}`)
    await server.end()
  })
  await server.query(`create tablespace ${name} location '${folder}'`)
  await server.query(`create database ${name} template ${demoTemplate} tablespace ${name}`)
  await admin.connect()
  const { dataDir } = await demoCopy('SQLite')
  return { address: { dataDir, databaseUrl: url.href }, admin }
}

describe('sales stop and nothing else, until there is space again', () => {
  it.runIf(canMount())('on a full disk of 24 MB', async () => {
    const disk = await smallDisk(24)
    const { dataDir } = await demoCopy('SQLite')
    for (const name of ['tote.sqlite', 'secret-key'])
      copyFileSync(path.join(dataDir, name), path.join(disk.folder, name))
    const shop = await startShop({ dataDir: disk.folder, databaseUrl: undefined })
    await sellsUntilFull(shop, disk, 'the disk of the database is full')
  })

  it.runIf(canMount())('on a full disk of PostgreSQL', async () => {
    const disk = await smallDisk(48)
    const { address, admin } = await databaseOn(disk.folder)
    const shop = await startShop(address)
    await shopper(shop)
    disk.fill()
    // Rows of others take what is left of the pages that the server has.
    await fillVisitors(admin)
    const addAnew = async () =>
      (await shopBrowser(shop).send('/cart/add', { sku: 'TEE-BLK-01-S', quantity: '1' })).status
    await expect.poll(addAnew).toBe(503)
    expect(await health(shop)).toEqual([503, 'the disk of the database is full'])
    expect((await shop.ask('/productDetails/school-bag')).status).toBe(200)

    disk.free()
    await expect.poll(() => health(shop), { timeout: 5000 }).toEqual([200, 'ok'])
    expect(await addAnew()).toBe(303)
  })

  // Whoever may not mount a disk may still limit the files of their own process.
  it.runIf(process.platform === 'linux')('at the largest size that a file may have', async () => {
    const shop = await startShop(await demoCopy('SQLite'))
    const limit = (bytes: string) => spawnSync('prlimit', ['--pid', String(shop.pid), `--fsize=${bytes}:`])
    const disk = { fill: () => void limit('4096'), free: () => void limit('unlimited') }
    await sellsUntilFull(shop, disk, 'the disk of the database reports errors')
  })
})
