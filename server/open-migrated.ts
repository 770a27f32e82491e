import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type DatabaseAddress, openDatabase } from '../app/db/connection.server.ts'
import { type Migrated, migrate } from '../app/db/migrate.server.ts'
import type { Db } from '../app/db/schema.ts'
import { keepFilesPrivate } from './private-files.ts'
import { databaseFailure, dataFolderFailure, StartFailure } from './start-failure.ts'

/** Opens the shop's database at this version of its tables. Throws a StartFailure in plain words. */
export async function openMigrated(address: DatabaseAddress): Promise<Db> {
  await claimDataFolder(address.dataDir)
  let db: Db | undefined
  try {
    db = openDatabase(address)
    const migrated = await migrate(db)
    if (!migrated.ok) throw migrationFailure(migrated, address.dataDir)
    return db
  } catch (error) {
    await db?.destroy().catch(() => {})
    throw databaseFailure(error)
  }
}

/** Makes the data folder and makes sure that it can be written to, before anything relies on it. */
async function claimDataFolder(dataDir: string): Promise<void> {
  const trial = path.join(dataDir, `.trial-${process.pid}`)
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    keepFilesPrivate(dataDir)
    await writeFile(trial, '')
    await rm(trial)
  } catch (error) {
    throw dataFolderFailure(dataDir, error)
  }
}

function migrationFailure(refused: Extract<Migrated, { ok: false }>, dataDir: string): StartFailure {
  if (refused.because === 'newer-database')
    return new StartFailure(
      `The database was made by a newer version of Tote (it has "${refused.migration}"). Nothing was changed: start that version.`,
    )
  return new StartFailure(
    `The database belongs to another secret key than the one in ${path.join(dataDir, 'secret-key')}. Nothing was changed: put the key of this shop there, from its data folder or its backup. Processes on one database share one data folder. If the key is lost, see "The secret key" in the README.`,
  )
}
