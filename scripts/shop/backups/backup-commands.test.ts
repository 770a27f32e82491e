import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { orderNumbers, shopWithOrders } from '#commerce/running/backups/backup-shop.fixture.ts'
import { runInTimeZone } from '#messages/current-time-zone.server.ts'
import { formatShopMinute } from '#messages/shop-time.server.ts'
import { temporaryFolder } from '#test/databases.ts'
import { runCommand } from '../run-command.ts'

it('backs up into a folder, restores into another, and says why it doesn’t', async () => {
  const { address, numbers } = await shopWithOrders('SQLite')
  const [folder, place] = [await temporaryFolder(), await temporaryFolder()]
  const shop = { TOTE_DATA_DIR: address.dataDir }
  expect((await runCommand(['settings', 'set', 'time_zone', 'Asia/Kathmandu'], shop)).ok).toBe(true)
  const made = await runCommand(['backup', folder], shop)
  expect(made.ok).toBe(true)
  const [name = ''] = await readdir(folder)
  const backup = path.join(folder, name)
  const { createdAt } = JSON.parse(await readFile(path.join(backup, 'manifest.json'), 'utf8')) as {
    createdAt: string
  }
  const madeAt = runInTimeZone('Asia/Kathmandu', () => formatShopMinute(createdAt))
  expect(made.lines[0]).toContain(`Backed up 2 orders and 28 products into ${backup}.`)

  expect((await runCommand(['restore', backup], shop)).lines[0]).toContain('already holds a shop')
  expect((await runCommand(['restore', folder], shop)).lines[0]).toContain('isn’t a complete backup')
  expect((await runCommand(['restore'], shop)).isMistyped).toBe(true)
  expect((await runCommand(['backup', folder, 'more'], shop)).isMistyped).toBe(true)
  const none = await runCommand(['backup', folder], { TOTE_DATA_DIR: place })
  expect(none.lines[0]).toContain('There is no shop to back up')

  const restored = await runCommand(['restore', backup], { TOTE_DATA_DIR: place })
  expect(restored).toMatchObject({
    ok: true,
    lines: [expect.stringContaining(`Restored 2 orders and 28 products of ${madeAt} into`)],
  })
  expect(await orderNumbers({ dataDir: place, databaseUrl: undefined })).toEqual(numbers)

  await rm(path.join(backup, 'secret-key'))
  await writeFile(path.join(backup, 'secret-key'), 'another')
  const damaged = await runCommand(['restore', backup], { TOTE_DATA_DIR: await temporaryFolder() })
  expect(damaged).toMatchObject({
    ok: false,
    lines: [expect.stringContaining('secret-key is missing or changed')],
  })
})

it('backs up into its own folder unless told otherwise, and names a missing program', async () => {
  const { address } = await shopWithOrders('PostgreSQL', 1)
  const backupDir = path.join(await temporaryFolder(), 'own')
  const shop = {
    TOTE_DATA_DIR: address.dataDir,
    DATABASE_URL: address.databaseUrl,
    TOTE_BACKUP_DIR: backupDir,
  }
  expect((await runCommand(['backup'], shop)).ok).toBe(true)
  expect(await readdir(backupDir)).toHaveLength(1)
  const { PATH } = process.env
  process.env.PATH = ''
  try {
    expect((await runCommand(['backup'], shop)).lines[0]).toContain('pg_dump isn’t installed.')
  } finally {
    process.env.PATH = PATH
  }
  expect(await readdir(backupDir)).toHaveLength(1)
})
