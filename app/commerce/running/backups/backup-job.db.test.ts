import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type DatabaseAddress, openDatabase } from '#db/connection/connection.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { databases, temporaryFolder } from '#test/databases.ts'
import { commandLineActor as actor } from '../../values/actor.ts'
import { leaseDuration } from '../jobs/job-timing.ts'
import { changeSettings } from '../settings/change-settings.server.ts'
import type { ShopCopy } from './backup.ts'
import { BackupFolder } from './backup-folder.server.ts'
import { backupJob } from './backup-job.server.ts'
import { shopWithOrders } from './backup-shop.fixture.ts'
import {
  claimBackupRequest,
  isBackupRequested,
  readBackupFailure,
  requestBackup,
} from './backup-state-store.server.ts'
import { copyShopOnThread } from './backup-thread.server.ts'
import { type CopyResult, copyShop } from './copy-shop.server.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour

async function job(
  address: DatabaseAddress,
  copy: (shop: ShopCopy, closing: AbortSignal) => Promise<CopyResult> = copyShop,
) {
  const db = openDatabase(address)
  onTestFinished(() => db.destroy())
  const backups = new BackupFolder(path.join(await temporaryFolder(), 'backups'))
  const logged: object[] = []
  const log = (event: string, details: object) => void logged.push({ event, ...details })
  const closing = new AbortController()
  const { run } = backupJob(db, address, backups, { copy, log })
  const runAfter = (ms: number) => run(new Date(Date.now() + ms), closing.signal)
  return { db, backups, logged, closing, runAfter }
}

async function change(db: Db, settings: Record<string, string>): Promise<void> {
  await changeSettings(db, { actor, reason: '', cause: 'command-line', now: new Date() }, settings)
}

describe.each(databases)('the shop on %s', kind => {
  it('backs itself up an hour after it opened, on a thread, and then daily', async () => {
    const { address } = await shopWithOrders(kind, 1)
    const { db, backups, logged, runAfter } = await job(address, copyShopOnThread)
    // Not within the hours of this test.
    const hours = (new Date().getUTCHours() + 12) % 24
    await change(db, { time_zone: 'UTC', backup_hour: String(hours) })
    await runAfter(hour - 60_000)
    expect(await backups.list()).toEqual([])
    await runAfter(hour)
    expect(await backups.list()).toMatchObject([{ isComplete: true, orders: 1 }])
    await runAfter(hour + 10_000)
    expect(await backups.list()).toHaveLength(1)
    await runAfter(day + hour)
    expect(await backups.list()).toHaveLength(2)
    expect(logged).toMatchObject([{ event: 'backup-made' }, { event: 'backup-made' }])
    expect(await readBackupFailure(db)).toBeUndefined()
  })

  it('backs itself up when staff ask for it, once, also if daily backups are off', async () => {
    const { address } = await shopWithOrders(kind, 1)
    const { db, backups, runAfter } = await job(address)
    await change(db, { backup_daily: 'off' })
    await runAfter(2 * day)
    expect(await backups.list()).toEqual([])
    await requestBackup(db, new Date())
    await requestBackup(db, new Date())
    await Promise.all([runAfter(0), runAfter(0)])
    expect(await backups.list()).toHaveLength(1)
    expect(await isBackupRequested(db)).toBe(false)
  })

  it('notes why a backup failed, and waits an hour before the next attempt', async () => {
    const { address } = await shopWithOrders(kind, 1)
    let attempts = 0
    const refusal = { ok: false, reason: 'low-disk', needed: 2, free: 1 } as const
    const { db, backups, logged, runAfter } = await job(address, async shop =>
      attempts++ === 0 ? refusal : copyShop(shop),
    )
    await runAfter(hour)
    expect(await readBackupFailure(db)).toMatchObject({ refusal })
    expect(logged).toEqual([{ event: 'backup-failed', reason: 'low-disk' }])
    expect(await readdir(backups.path)).toEqual([])
    await runAfter(60_000)
    expect(attempts).toBe(1)
    await runAfter(2 * hour)
    expect(await backups.list()).toHaveLength(1)
    expect(await readBackupFailure(db)).toBeUndefined()
  })

  it('makes a backup that staff asked for though the process that began it was killed', async () => {
    const { address } = await shopWithOrders(kind, 1)
    const killed = Promise.withResolvers<CopyResult>()
    let attempts = 0
    const { db, backups, runAfter } = await job(address, shop =>
      attempts++ === 0 ? killed.promise : copyShop(shop),
    )
    await change(db, { backup_daily: 'off' })
    await requestBackup(db, new Date())
    void runAfter(0)
    await expect.poll(() => attempts).toBe(1)
    await runAfter(leaseDuration)
    expect([attempts, await isBackupRequested(db)]).toEqual([1, true])
    await runAfter(hour)
    expect(await backups.list()).toMatchObject([{ isComplete: true }])
    expect(await isBackupRequested(db)).toBe(false)
  })

  it('leaves nothing behind when it closes during a backup, and makes it after the next start', async () => {
    const { address } = await shopWithOrders(kind, 1)
    const { db, backups, closing, logged, runAfter } = await job(address, async () => {
      closing.abort()
      throw new Error('interrupted')
    })
    await requestBackup(db, new Date())
    await runAfter(0)
    expect(await readdir(backups.path)).toEqual([])
    expect(await claimBackupRequest(db, new Date())).toBeDefined()
    expect([logged, await readBackupFailure(db)]).toEqual([[], undefined])
  })
})
