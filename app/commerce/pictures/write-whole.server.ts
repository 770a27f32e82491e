import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Others never see half a file, not even after a crash: it is written beside and then renamed. */
export async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  const unfinished = `${file}.${randomUUID()}`
  try {
    await writeFile(unfinished, bytes)
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** Removes what was left half written in a folder. What is younger than an hour may still be written. */
export async function removeUnfinishedIn(folder: string, now: Date): Promise<void> {
  const files = (await readdir(folder).catch(() => [])).filter(isUnfinished)
  for (const file of files.map(name => path.join(folder, name))) {
    const found = await stat(file).catch(() => undefined)
    if (found && found.mtimeMs < now.getTime() - 60 * 60 * 1000) await rm(file, { force: true })
  }
}

/** Whether a file has the name that it has until it is whole. */
function isUnfinished(name: string): boolean {
  return /\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(name)
}
