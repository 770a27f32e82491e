import { createReadStream } from 'node:fs'
import { mkdir, readFile, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type DatabaseAddress, openDatabase } from '#db/connection/connection.server.ts'
import { migrationNames } from '#db/migrations/migrations.ts'
import { type ProgramResult, restoreDatabase } from '#db/postgres/postgres-programs.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { type BackupManifest, dumpName, manifestName, secretKeyName } from './backup.ts'
import { isEmptyDatabase, readDatabaseFacts } from './backup-facts-store.server.ts'
import { copyDurably, diskErrorCode, hashFile, isSameFile } from './files.server.ts'
import { parseManifest } from './manifest.server.ts'
import {
  beginRestore,
  cancelRestore,
  commitRestore,
  finishRestore,
  holdsShop,
} from './restored-folder.server.ts'

type ProgramRefusal = Exclude<ProgramResult, { ok: true }>

export type RestoreRefusal =
  | { ok: false; reason: 'no-backup' | 'other-version' | 'data-folder-not-empty' | 'database-not-empty' }
  /** The backup is of the other kind of database. */
  | { ok: false; reason: 'other-database'; database: BackupManifest['database'] }
  /** A file in the backup that is missing or changed. */
  | { ok: false; reason: 'damaged'; file: string }
  | { ok: false; reason: 'low-disk'; needed: number; free: number }
  | { ok: false; reason: 'disk'; code: string }
  | ProgramRefusal

export type RestoreResult = { ok: true; manifest: BackupManifest } | RestoreRefusal

/**
 * Restores a backup into an empty data folder and, on PostgreSQL, an empty database. Writes nothing unless every file of the backup
 * is undamaged. Killed at any time, the place stays empty for the next restore, or holds the whole shop.
 */
export async function restoreBackup(backup: string, to: DatabaseAddress): Promise<RestoreResult> {
  try {
    const text = await readFile(path.join(backup, manifestName), 'utf8').catch(() => undefined)
    const manifest = text === undefined ? undefined : parseManifest(text)
    if (!manifest) return { ok: false, reason: 'no-backup' }
    if (manifest === 'another-format' || !migrationNames.includes(manifest.migration))
      return { ok: false, reason: 'other-version' }
    const { database } = manifest
    if ((database === 'PostgreSQL') !== (to.databaseUrl !== undefined))
      return { ok: false, reason: 'other-database', database }
    const damaged = await findDamage(backup, manifest)
    if (damaged !== undefined) return { ok: false, reason: 'damaged', file: damaged }
    await mkdir(to.dataDir, { recursive: true, mode: 0o700 })
    if ((await finishRestore(to.dataDir)) === text) return { ok: true, manifest }
    if (await holdsShop(to.dataDir)) return { ok: false, reason: 'data-folder-not-empty' }
    const refused = await fill({ backup, manifest, text: text! }, to)
    if (!refused) await commitRestore(to.dataDir)
    else if (isDatabaseUntouched(refused)) await cancelRestore(to.dataDir)
    return refused ?? { ok: true, manifest }
  } catch (error) {
    const code = diskErrorCode(error)
    if (code) return { ok: false, reason: 'disk', code }
    throw error
  }
}

/** Otherwise the next restore needs to know that this one may have filled the database. */
function isDatabaseUntouched({ reason }: RestoreRefusal): boolean {
  return ['database-not-empty', 'missing-program', 'failed-program'].includes(reason)
}

interface OpenBackup {
  backup: string
  manifest: BackupManifest
  /** The manifest as it is in its file. */
  text: string
}

/** Files first; the database commits once, or not at all. Undefined when all is restored. */
async function fill(
  { backup, manifest, text }: OpenBackup,
  { dataDir, databaseUrl }: DatabaseAddress,
): Promise<RestoreRefusal | undefined> {
  const needed = manifest.files.reduce((sum, file) => sum + file.bytes, 0)
  const { bavail, bsize } = await statfs(dataDir)
  if (bavail * bsize < needed) return { ok: false, reason: 'low-disk', needed, free: bavail * bsize }
  const { folder, isResumed } = await beginRestore(dataDir, text)
  await copyDurably(path.join(backup, secretKeyName), path.join(folder, secretKeyName))
  const db = databaseUrl ? openDatabase({ dataDir: folder, databaseUrl }) : undefined
  try {
    // Asked in this order, because a killed restore may commit any moment.
    const isFilled = db !== undefined && !(await isEmptyDatabase(db))
    // The killed restore with this manifest saw an empty database: only it can have filled it, with this key.
    const isOwn = isFilled && isResumed && (await readDatabaseFacts(db)) !== undefined
    if (isFilled && !isOwn) return { ok: false, reason: 'database-not-empty' }
    await writeFile(path.join(folder, manifestName), text, { mode: 0o600, flush: true })
    for (const file of manifest.files.filter(({ path }) => path !== dumpName)) {
      await copyDurably(path.join(backup, file.path), path.join(folder, file.path))
      if (!isSameFile(await hashFile(folder, file.path), file))
        return { ok: false, reason: 'damaged', file: file.path }
    }
    return db && !isFilled ? await fillDatabase(db, databaseUrl!, backup) : undefined
  } finally {
    await db?.destroy()
  }
}

async function fillDatabase(
  db: Db,
  databaseUrl: string,
  backup: string,
): Promise<ProgramRefusal | undefined> {
  const filled = await restoreDatabase(databaseUrl, createReadStream(path.join(backup, dumpName)))
  // A restore that was killed at its very end may commit while this one waits for it.
  return filled.ok || (await readDatabaseFacts(db)) ? undefined : filled
}

/** The first file that isn't as the manifest says. */
async function findDamage(backup: string, { files }: BackupManifest): Promise<string | undefined> {
  for (const file of files) if (!isSameFile(await hashFile(backup, file.path), file)) return file.path
  return undefined
}
