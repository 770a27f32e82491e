import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { backedUpFolders, manifestName, secretKeyName, sqliteName } from './backup.ts'
import { diskErrorCode, flushAllNames, flushNames } from './files.server.ts'

/** Files of a restore in progress. A shop doesn't open beside them. */
const restoring = '.restoring'
/** The same files, complete and on disk. They only have to be moved. */
const restored = '.restored'

/** The top-level names of a shop. */
const shopNames = [
  ...[sqliteName, `${sqliteName}-wal`, `${sqliteName}-shm`, secretKeyName],
  ...new Set(backedUpFolders.map(folder => folder.split('/')[0]!)),
]

/** Whether a restore into this data folder was killed before everything was there. */
export function hasUnfinishedRestore(dataDir: string): boolean {
  return existsSync(path.join(dataDir, restoring))
}

/** Whether a data folder holds files of a shop. */
export async function holdsShop(dataDir: string): Promise<boolean> {
  const names = await readdir(dataDir).catch(() => [])
  return names.some(name => shopNames.includes(name))
}

/**
 * The folder for the files of a restore, without leftovers of another one. `isResumed` if it was begun by a killed restore with
 * the same manifest.
 */
export async function beginRestore(
  dataDir: string,
  manifest: string,
): Promise<{ folder: string; isResumed: boolean }> {
  const folder = path.join(dataDir, restoring)
  const left = await readFile(path.join(folder, manifestName), 'utf8').catch(() => undefined)
  if (left !== manifest) await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return { folder, isResumed: left === manifest }
}

/** Removes the files of a restore that was refused. */
export async function cancelRestore(dataDir: string): Promise<void> {
  await rm(path.join(dataDir, restoring), { recursive: true, force: true })
}

/** Makes the files of a complete restore the shop's own. From the rename on, the data folder counts as restored. */
export async function commitRestore(dataDir: string): Promise<void> {
  await flushAllNames(path.join(dataDir, restoring))
  await rename(path.join(dataDir, restoring), path.join(dataDir, restored))
  await flushNames(dataDir)
  await finishRestore(dataDir)
}

/** Moves complete files to their places. Returns the manifest of their restore, which may have been killed; undefined if there are none. */
export async function finishRestore(dataDir: string): Promise<string | undefined> {
  const folder = path.join(dataDir, restored)
  const names = await readdir(folder).catch(() => undefined)
  if (!names) return undefined
  const manifest = await readFile(path.join(folder, manifestName), 'utf8').catch(() => '')
  for (const name of names)
    if (name !== manifestName) await moveOnce(path.join(folder, name), path.join(dataDir, name))
  await flushNames(dataDir)
  await rm(folder, { recursive: true, force: true })
  return manifest
}

/** Another process may do the same at the same time. */
async function moveOnce(from: string, to: string): Promise<void> {
  await rename(from, to).catch(error => {
    if (diskErrorCode(error) !== 'ENOENT') throw error
  })
}
