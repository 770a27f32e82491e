import { mkdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { BackupFolder } from '#commerce/running/backups/backup-folder.server.ts'
import { saveBackupFailure } from '#commerce/running/backups/backup-state-store.server.ts'
import { builtShop } from '#test/built-shop.ts'
import { officeCookie } from '#web/staff/office-cookie.fixture.ts'

const shop = builtShop()

let cookie = ''
beforeAll(async () => {
  cookie = await officeCookie(shop, 'manager')
})

async function open(): Promise<string> {
  const headers = { cookie }
  return (await shop.fetch('/office/settings/backups', { headers })).text()
}

it('makes a backup when asked, lists it, and names the command that restores it', async () => {
  expect(await open()).toContain('No backups yet.')
  const headers = { cookie, origin: shop.origin }
  const response = await shop.fetch('/office/settings/backups/now', {
    method: 'POST',
    headers,
    body: new URLSearchParams(),
  })
  expect(response).toMatchObject({ status: 303 })
  expect(response.headers.get('location')).toBe('/office/settings/backups')
  await expect.poll(open).toContain('Complete, every file checked')
  const page = await open()
  expect(page).toContain('28 products')
  expect(page).toContain('The last one was made')
  expect(page).toMatch(/npm run shop -- restore \S+\/backups\/20\S+Z</)
})

it('is for those who may change settings', async () => {
  const headers = { cookie: await officeCookie(shop, 'editor'), origin: shop.origin }
  for (const [path, init] of [
    ['', {}],
    ['/now', { method: 'POST', body: new URLSearchParams() }],
  ] as const)
    expect((await shop.fetch(`/office/settings/backups${path}`, { ...init, headers })).status).toBe(403)
})

it('says that a backup is being made, by another process too, until it is killed', async () => {
  const text = 'A backup is being made.'
  expect(await open()).not.toContain(text)
  const folder = await new BackupFolder(path.join(shop.dataDir, 'backups')).begin()
  expect(await open()).toContain(text)
  const longAgo = new Date(Date.now() - 61_000)
  await utimes(folder, longAgo, longAgo)
  expect(await open()).not.toContain(text)
})

it('says why the last backup failed, and which one is damaged', async () => {
  await mkdir(path.join(shop.dataDir, 'backups', '2026-01-01T03-00-00.000Z'), { recursive: true })
  await writeFile(path.join(shop.dataDir, 'backups', '2026-01-01T03-00-00.000Z', 'manifest.json'), '{}')
  const refusal = { ok: false, reason: 'low-disk', needed: 2_000_000_000, free: 1_000_000 } as const
  await saveBackupFailure(shop.db, { at: '2026-11-24T03:00:00.000Z', refusal })
  const page = await open()
  expect(page).toContain('Damaged: can’t be restored')
  expect(page).toContain('has 1 MB free, and a backup needs 2 GB')
})
