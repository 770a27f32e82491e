import path from 'node:path'
import { BackupFolder } from '#commerce/running/backups/backup-folder.server.ts'
import { copyShopOnThread } from '#commerce/running/backups/backup-thread.server.ts'
import { makeBackup } from '#commerce/running/backups/make-backup.server.ts'
import { restoreBackup } from '#commerce/running/backups/restore-backup.server.ts'
import { loadSetting } from '#commerce/running/settings/load-settings.server.ts'
import { type DatabaseAddress, openDatabase } from '#db/connection/connection.server.ts'
import { DatabaseUnavailable } from '#db/outages/database-unavailable.server.ts'
import { backupMessages } from '#messages/backups.ts'
import { runInTimeZone } from '#messages/current-time-zone.server.ts'
import { formatShopMinute } from '#messages/shop-time.server.ts'
import { databaseFailure } from '#server/startup/start-failure.ts'
import { type CommandResult, failed, mistyped, succeeded } from '../command.ts'

/** A command on a whole shop, which isn't opened or migrated for it. */
export interface PlaceCommand {
  usage: string
  summary: string
  maxWords: number
  run(words: string[], shop: DatabaseAddress & { backupDir: string }): Promise<CommandResult>
}

export const placeCommands: Record<string, PlaceCommand> = {
  backup: {
    usage: 'backup [DIR]',
    summary: backupMessages.summaries.backup,
    maxWords: 1,
    run: ([folder], { backupDir, ...shop }) => privately(() => back(shop, path.resolve(folder ?? backupDir))),
  },
  restore: {
    usage: 'restore BACKUP',
    summary: backupMessages.summaries.restore,
    maxWords: 1,
    async run([backup], { backupDir: _, ...shop }) {
      if (backup === undefined) return mistyped(backupMessages.enterBackup)
      return privately(() => restore(path.resolve(backup), shop))
    },
  },
}

async function back(shop: DatabaseAddress, folder: string): Promise<CommandResult> {
  const made = await makeBackup(shop, new BackupFolder(folder), copy =>
    copyShopOnThread(copy, new AbortController().signal),
  )
  if (!made.ok) return failed(backupMessages.refusals[made.reason]({ ...made, folder } as never))
  const { orders, products } = made.manifest
  return succeeded(backupMessages.made({ folder: path.join(folder, made.name), orders, products }))
}

async function restore(backup: string, shop: DatabaseAddress): Promise<CommandResult> {
  const restored = await restoreBackup(backup, shop)
  const { dataDir } = shop
  if (!restored.ok)
    return failed(backupMessages.restoreRefusals[restored.reason]({ ...restored, backup, dataDir } as never))
  const { createdAt, ...counts } = restored.manifest
  const timeZone = await readTimeZone(shop)
  const at = runInTimeZone(timeZone, () => formatShopMinute(createdAt))
  return succeeded(backupMessages.restored({ dataDir, at, ...counts }))
}

async function readTimeZone(shop: DatabaseAddress): Promise<string> {
  const db = openDatabase(shop)
  try {
    return await loadSetting(db, 'timeZone')
  } finally {
    await db.destroy()
  }
}

/** Everything written is readable only by this user. An unreachable database is an answer. */
async function privately(work: () => Promise<CommandResult>): Promise<CommandResult> {
  process.umask(0o077)
  try {
    return await work()
  } catch (error) {
    if (error instanceof DatabaseUnavailable) return failed(databaseFailure(error).message)
    throw error
  }
}
