import type { DatabaseAddress } from '#db/connection/connection.server.ts'
import { DatabaseUnavailable } from '#db/outages/database-unavailable.server.ts'
import type { Db } from '#db/schema/schema.ts'
import type { Job } from '../jobs/job.ts'
import { loadSetting } from '../settings/load-settings.server.ts'
import type { ShopCopy } from './backup.ts'
import type { BackupFolder } from './backup-folder.server.ts'
import {
  claimBackupRequest,
  clearBackupFailure,
  endBackupRequest,
  readBackupFailure,
  requestBackup,
  saveBackupFailure,
} from './backup-state-store.server.ts'
import type { CopyResult } from './copy-shop.server.ts'
import { isBackupDue, outdatedBackups } from './daily-backup.ts'
import { makeBackup } from './make-backup.server.ts'

export interface BackupJobOptions {
  copy: (shop: ShopCopy, closing: AbortSignal) => Promise<CopyResult>
  log: (event: string, details: Record<string, unknown>) => void
}

/** Backs up the shop once a day and when staff ask for it, and deletes what is outdated. Two at once make two backups. */
export function backupJob(db: Db, from: DatabaseAddress, to: BackupFolder, options: BackupJobOptions): Job {
  const startedAt = new Date()
  return {
    name: 'backup',
    // How long staff wait for a backup to begin.
    interval: 5000,
    async run(now, closing) {
      const claim = await claimBackupRequest(db, now)
      if (claim === undefined && !(await isDailyBackupDue(db, to, { now, startedAt }))) return 0
      try {
        await backUp(db, from, to, closing, options)
      } catch (error) {
        if (closing.aborted) {
          if (claim !== undefined) await requestBackup(db, now)
          return 0
        }
        if (error instanceof DatabaseUnavailable) throw error
        await noteFailure(db, { ok: false, reason: 'unexpected' })
        if (claim !== undefined) await endBackupRequest(db, claim)
        throw error
      }
      if (claim !== undefined) await endBackupRequest(db, claim)
      return 0
    },
  }
}

async function backUp(
  db: Db,
  from: DatabaseAddress,
  to: BackupFolder,
  closing: AbortSignal,
  { copy, log }: BackupJobOptions,
): Promise<void> {
  const made = await makeBackup(from, to, shop => copy(shop, closing))
  if (!made.ok) {
    // A program's message may name the database.
    const { reason } = made
    log('backup-failed', made.reason === 'disk' ? { reason, code: made.code } : { reason })
    return noteFailure(db, made)
  }
  const bytes = made.manifest.files.reduce((sum, file) => sum + file.bytes, 0)
  log('backup-made', { name: made.name, bytes })
  await clearBackupFailure(db)
  const [days, timeZone] = [await loadSetting(db, 'backupDays'), await loadSetting(db, 'timeZone')]
  const outdated = outdatedBackups(await to.list(), { days, timeZone, now: new Date() })
  for (const { name } of outdated) await to.delete(name)
}

function noteFailure(db: Db, refusal: Parameters<typeof saveBackupFailure>[1]['refusal']): Promise<void> {
  return saveBackupFailure(db, { at: new Date().toISOString(), refusal })
}

async function isDailyBackupDue(
  db: Db,
  to: BackupFolder,
  { now, startedAt }: { now: Date; startedAt: Date },
): Promise<boolean> {
  if (!(await loadSetting(db, 'backupDaily'))) return false
  const failure = await readBackupFailure(db)
  return isBackupDue(now, {
    hour: await loadSetting(db, 'backupHour'),
    timeZone: await loadSetting(db, 'timeZone'),
    startedAt,
    lastAt: await to.findLastTime(),
    failedAt: failure && new Date(failure.at),
  })
}
