import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, lstat, mkdir, open, readdir } from 'node:fs/promises'
import path from 'node:path'
import { type BackedUpFile, backedUpFolders, isBackedUp } from './backup.ts'

const bytesAtOnce = 1024 * 1024

/** A commit of the shop waits for what the disk is flushing, so each flush is short. */
const bytesPerFlush = 8 * bytesAtOnce

export interface FoundFile {
  /** Relative to its folder, with slashes. */
  path: string
  bytes: number
  modifiedAt: Date
}

/** The pictures and documents of a data folder. */
export async function findOriginals(dataDir: string): Promise<FoundFile[]> {
  const found: FoundFile[] = []
  for (const folder of backedUpFolders)
    for (const name of await readdir(path.join(dataDir, folder)).catch(() => [])) {
      const stats = await lstat(path.join(dataDir, folder, name)).catch(() => undefined)
      if (stats?.isFile() && isBackedUp(`${folder}/${name}`))
        found.push({ path: `${folder}/${name}`, bytes: stats.size, modifiedAt: stats.mtime })
    }
  return found
}

/** Copies a file onto the disk, readable only by its owner. */
export async function copyDurably(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true, mode: 0o700 })
  await copyFile(from, to)
  const file = await open(to, 'r+')
  try {
    await file.chmod(0o600)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Writes a new file onto the disk, readable only by its owner. */
export async function writeDurably(to: string, chunks: AsyncIterable<Buffer>): Promise<void> {
  const file = await open(to, 'wx', 0o600)
  try {
    let unflushed = 0
    for await (const chunk of chunks) {
      await file.writeFile(chunk)
      unflushed += chunk.length
      if (unflushed < bytesPerFlush) continue
      await file.datasync()
      unflushed = 0
    }
    await file.sync()
  } finally {
    await file.close()
  }
}

/** The size and checksum of a file; undefined if there is no such file. */
export async function hashFile(folder: string, name: string): Promise<BackedUpFile | undefined> {
  const file = path.join(folder, name)
  const stats = await lstat(file).catch(() => undefined)
  if (!stats?.isFile()) return undefined
  const hash = createHash('sha256')
  let bytes = 0
  const chunks: AsyncIterable<Buffer> = createReadStream(file, { highWaterMark: bytesAtOnce })
  for await (const chunk of chunks) {
    hash.update(chunk)
    bytes += chunk.length
  }
  return { path: name, bytes, sha256: hash.digest('hex') }
}

export function isSameFile(one: BackedUpFile | undefined, other: BackedUpFile): boolean {
  return one?.bytes === other.bytes && one.sha256 === other.sha256
}

/** After a power failure the names in this folder must be those of now. */
export async function flushNames(folder: string): Promise<void> {
  const opened = await open(folder, 'r')
  try {
    await opened.sync()
  } finally {
    await opened.close()
  }
}

/** Flushes the names in a folder and in all folders within. */
export async function flushAllNames(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isDirectory()) await flushAllNames(path.join(folder, entry.name))
  await flushNames(folder)
}

/** The code of an error of the disk, by the operating system or SQLite; undefined for other errors. */
export function diskErrorCode(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return /^(E[A-Z]+|SQLITE_(FULL|IOERR|READONLY|CANTOPEN)\w*)$/.test(code) ? code : undefined
}
