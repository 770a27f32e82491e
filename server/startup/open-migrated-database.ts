import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setDocumentWriter } from '#commerce/payments/invoices/document-writer.server.ts'
import { finishRestore, hasUnfinishedRestore } from '#commerce/running/backups/restored-folder.server.ts'
import { type DatabaseAddress, openDatabase } from '#db/connection/connection.server.ts'
import { type MigrationResult, migrate } from '#db/migrations/migrate.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { startupMessages as startup } from '#messages/startup.ts'
import { documentWords } from '#writing/documents/document-words.server.ts'
import { restrictFileAccess } from './private-files.ts'
import { databaseFailure, dataFolderFailure, StartFailure } from './start-failure.ts'

/** How long a start waits for another process that migrates the same database, in milliseconds. */
const migrationLockTimeout = 60_000

/**
 * Opens the shop's database and migrates it to this version, for a process that may issue documents. Throws a StartFailure when it
 * cannot.
 */
export async function openMigratedDatabase(address: DatabaseAddress): Promise<Db> {
  setDocumentWriter(documentWords)
  await claimDataFolder(address.dataDir)
  let migrating: Db | undefined
  try {
    migrating = openDatabase(address, { lockTimeout: migrationLockTimeout })
    const migrated = await migrate(migrating)
    if (!migrated.ok) throw migrationFailure(migrated, address.dataDir)
    return openDatabase(address)
  } catch (error) {
    throw databaseFailure(error)
  } finally {
    await migrating?.destroy().catch(() => {})
  }
}

/** Creates the data folder and checks that it is writable before anything relies on it. */
async function claimDataFolder(dataDir: string): Promise<void> {
  const trial = path.join(dataDir, `.trial-${process.pid}`)
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    restrictFileAccess(dataDir)
    await writeFile(trial, '')
    await rm(trial)
    await finishRestore(dataDir)
  } catch (error) {
    throw dataFolderFailure(dataDir, error)
  }
  if (hasUnfinishedRestore(dataDir)) throw new StartFailure(startup.unfinishedRestore({ path: dataDir }))
}

function migrationFailure(refused: Extract<MigrationResult, { ok: false }>, dataDir: string): StartFailure {
  switch (refused.reason) {
    case 'newer-database':
      return new StartFailure(startup.newerDatabase({ migration: refused.migration }))
    case 'before-version-1':
      return new StartFailure(startup.beforeVersion1)
    case 'another-key':
      return new StartFailure(startup.otherSecretKey({ file: path.join(dataDir, 'secret-key') }))
  }
}
