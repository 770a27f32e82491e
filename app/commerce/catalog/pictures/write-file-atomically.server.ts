import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Writes to a temporary file and renames it, so that no reader sees a partial file, even after a crash. */
export async function writeFileAtomically(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  const temporary = `${file}.${randomUUID()}`
  try {
    await writeFile(temporary, bytes)
    await rename(temporary, file)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

/** Deletes temporary files that a killed process left behind. Those younger than an hour may still be in use. */
export async function deleteUnfinishedFiles(folder: string, now: Date): Promise<void> {
  const files = (await readdir(folder).catch(() => [])).filter(isUnfinished)
  for (const file of files.map(name => path.join(folder, name))) {
    const stats = await stat(file).catch(() => undefined)
    if (stats && stats.mtimeMs < now.getTime() - 60 * 60 * 1000) await rm(file, { force: true })
  }
}

function isUnfinished(name: string): boolean {
  return /\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(name)
}
