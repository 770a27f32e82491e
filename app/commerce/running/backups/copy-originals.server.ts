import { link, mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { BackedUpFile, ShopCopy } from './backup.ts'
import {
  copyDurably,
  diskErrorCode,
  type FoundFile,
  findOriginals,
  hashFile,
  isSameFile,
} from './files.server.ts'
import { readManifest } from './manifest.server.ts'

/** How much the clocks of the shop and its disk may differ, in milliseconds. */
const maxClockDifference = 60_000

interface PlannedFile extends FoundFile {
  /** As in the previous backup, if it hasn't changed since. */
  shared: BackedUpFile | undefined
}

export interface OriginalsPlan {
  files: PlannedFile[]
  /** Of the files that the previous backup lacks. */
  bytesToCopy: number
}

/** The pictures and documents to copy, and those that the previous backup has. */
export async function planOriginals({ dataDir, previous }: ShopCopy): Promise<OriginalsPlan> {
  const manifest = previous === undefined ? undefined : await readManifest(previous)
  const before = typeof manifest === 'object' ? manifest : { createdAt: '', files: [] }
  const known = new Map(before.files.map(file => [file.path, file]))
  const unchangedSince = Date.parse(before.createdAt) - maxClockDifference
  const files = (await findOriginals(dataDir)).map(file => {
    const shared = known.get(file.path)
    const isUnchanged = shared?.bytes === file.bytes && file.modifiedAt.getTime() < unchangedSince
    return { ...file, shared: isUnchanged ? shared : undefined }
  })
  const bytesToCopy = files.reduce((sum, { shared, bytes }) => sum + (shared ? 0 : bytes), 0)
  return { files, bytesToCopy }
}

/** Copies them, or links what the previous backup has undamaged, and reads all of it back. */
export async function copyOriginals(
  { files }: OriginalsPlan,
  { dataDir, folder, previous }: ShopCopy,
): Promise<BackedUpFile[]> {
  const copied: BackedUpFile[] = []
  for (const { path: name, shared } of files) {
    const [from, to] = [path.join(dataDir, name), path.join(folder, name)]
    await mkdir(path.dirname(to), { recursive: true, mode: 0o700 })
    const isShared = shared && (await share(previous!, shared, to))
    if (!isShared && !(await copyIfThere(from, to))) continue
    copied.push(isShared ? shared : (await hashFile(folder, name))!)
  }
  return copied
}

/** A second name for a file of the previous backup; false if that is damaged, or the file system has no such names. */
async function share(previous: string, file: BackedUpFile, to: string): Promise<boolean> {
  const found = await hashFile(previous, file.path).catch(() => undefined)
  if (!isSameFile(found, file)) return false
  return link(path.join(previous, file.path), to).then(
    () => true,
    () => false,
  )
}

/** False if it was deleted meanwhile: the database no longer refers to it. */
async function copyIfThere(from: string, to: string): Promise<boolean> {
  try {
    await copyDurably(from, to)
    return true
  } catch (error) {
    if (diskErrorCode(error) === 'ENOENT') return false
    throw error
  }
}
