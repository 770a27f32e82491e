import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { databases } from '#test/databases.ts'
import { backupName } from '../../backups/backup.ts'
import { backupJob } from '../../backups/backup-job.server.ts'
import { saveBackupFailure } from '../../backups/backup-state-store.server.ts'
import { copyShop } from '../../backups/copy-shop.server.ts'
import type { Job } from '../../jobs/job.ts'
import { doctorShop } from '../doctor.fixture.ts'

const day = 24 * 60 * 60 * 1000
const open = new AbortController().signal

describe.each(databases)('backups, on %s', kind => {
  it('are ill without one, old or failed, and well once one was made', async () => {
    const jobs: Job[] = []
    const { db, dataDir, databaseUrl, backups, look, codes, fix } = await doctorShop(kind, { jobs })
    const job = backupJob(db, { dataDir, databaseUrl }, backups, { copy: copyShop, log: () => {} })
    expect(await codes('backups')).toEqual(['backup-missing'])
    const addBackup = async (age: number) => {
      const at = new Date(Date.now() - age)
      const folder = path.join(backups.path, backupName(at))
      await mkdir(folder, { recursive: true })
      return { at, folder }
    }
    // Two days, less or more than a minute.
    const { at } = await addBackup(2 * day + 60_000)
    expect(await look('backups')).toEqual([{ code: 'backup-old', since: at.toISOString() }])
    const { folder } = await addBackup(2 * day - 60_000)
    expect(await codes('backups')).toEqual([])
    await rm(folder, { recursive: true })
    const failure = { at: new Date().toISOString(), refusal: { ok: false, reason: 'unexpected' } } as const
    await saveBackupFailure(db, failure)
    expect(await look('backups')).toEqual([{ code: 'backup-failed', since: failure.at, said: 'unexpected' }])
    await fix('back-up')
    expect(await codes('backups')).toEqual(['backup-running'])
    await job.run(new Date(), open)
    expect(await codes('backups')).toEqual([])
    await rm(backups.path, { recursive: true })
    expect(await codes('backups')).toEqual(['backup-missing'])
  })
})
