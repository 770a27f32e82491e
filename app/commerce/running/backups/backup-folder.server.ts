import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { type Backup, backupTime, newestComplete } from './backup.ts'
import { flushNames } from './files.server.ts'
import { readManifest } from './manifest.server.ts'

/** How long an unfinished backup may stand still before it counts as killed, in milliseconds. */
const abandonedAfter = 60 * 60 * 1000

/** An unfinished backup that was touched since is being made, in milliseconds. */
const activeWithin = 60 * 1000

const unfinished = /^\.unfinished-[0-9a-f-]{36}$/

/** A folder of backups, a folder each. */
export class BackupFolder {
  readonly path: string

  constructor(folder: string) {
    this.path = folder
  }

  /** All backups, newest first. An unfinished one isn't among them. */
  async list(): Promise<Backup[]> {
    const names = (await readdir(this.path).catch(() => [])).toSorted().toReversed()
    const backups = names.map(async name => {
      const at = backupTime(name)
      return at && readBackup(path.join(this.path, name), { name, at })
    })
    return (await Promise.all(backups)).filter(backup => backup !== undefined)
  }

  async findNewestComplete(): Promise<Backup | undefined> {
    return newestComplete(await this.list())
  }

  /** When the newest backup was made, without reading any. */
  async findLastTime(): Promise<Date | undefined> {
    const times = (await readdir(this.path).catch(() => [])).map(backupTime)
    return times
      .filter(at => at !== undefined)
      .reduce<Date | undefined>((last, at) => (last && last > at ? last : at), undefined)
  }

  /** Whether a backup is being made now, by any process. */
  async isActive(now: Date): Promise<boolean> {
    const touched = (await this.#unfinished()).map(({ touchedAt }) => touchedAt)
    return touched.some(at => at > now.getTime() - activeWithin)
  }

  /** A new folder for an unfinished backup. */
  async begin(): Promise<string> {
    await mkdir(this.path, { recursive: true, mode: 0o700 })
    const folder = path.join(this.path, `.unfinished-${randomUUID()}`)
    await mkdir(folder, { mode: 0o700 })
    return folder
  }

  /** Makes the finished folder a backup, at once and on disk. */
  async finish(folder: string, name: string): Promise<void> {
    await rename(folder, path.join(this.path, name))
    await flushNames(this.path)
  }

  /** Removes an unfinished backup. */
  async discard(folder: string): Promise<void> {
    await rm(folder, { recursive: true, force: true })
  }

  /** Deletes a backup. Killed in between, what is left doesn't count as a backup. */
  async delete(name: string): Promise<void> {
    const leaving = path.join(this.path, `.unfinished-${randomUUID()}`)
    await rename(path.join(this.path, name), leaving)
    await this.discard(leaving)
  }

  /** Removes what killed processes left behind. */
  async deleteUnfinished(now: Date): Promise<void> {
    for (const { folder, touchedAt } of await this.#unfinished())
      if (touchedAt < now.getTime() - abandonedAfter) await this.discard(folder)
  }

  async #unfinished(): Promise<{ folder: string; touchedAt: number }[]> {
    const names = (await readdir(this.path).catch(() => [])).filter(name => unfinished.test(name))
    const found = names.map(async name => {
      const folder = path.join(this.path, name)
      const stats = await stat(folder).catch(() => undefined)
      return stats && { folder, touchedAt: stats.mtimeMs }
    })
    return (await Promise.all(found)).filter(one => one !== undefined)
  }
}

async function readBackup(folder: string, is: { name: string; at: Date }): Promise<Backup> {
  const manifest = await readManifest(folder)
  if (!manifest || manifest === 'another-format')
    return { ...is, isComplete: false, bytes: 0, products: 0, orders: 0 }
  const { files, products, orders } = manifest
  return {
    ...is,
    isComplete: true,
    bytes: files.reduce((sum, file) => sum + file.bytes, 0),
    products,
    orders,
  }
}
