import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

/** Longer than any request takes: younger folders may belong to another process. In milliseconds. */
const maxAge = 15 * 60 * 1000

/** Holds the files of requests in progress, a folder for each request. */
export class UploadFolder {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  /**
   * Passes a new folder to `use`, and removes it with everything in it afterwards. If the disk refuses the folder, it doesn't exist:
   * storing a file fails, and the texts of the form are kept.
   */
  async use<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
    const folder = await this.#newFolder().catch(() => path.join(this.#folder, 'refused'))
    try {
      return await use(folder)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  async #newFolder(): Promise<string> {
    await mkdir(this.#folder, { recursive: true })
    return mkdtemp(path.join(this.#folder, 'request-'))
  }

  /** Removes what killed processes left behind. */
  async deleteUnfinished(now: Date): Promise<void> {
    const names = await readdir(this.#folder).catch(() => [])
    for (const folder of names.filter(isRequestFolder).map(name => path.join(this.#folder, name))) {
      const stats = await stat(folder).catch(() => undefined)
      const isLeft = stats && stats.mtimeMs < now.getTime() - maxAge
      if (isLeft) await rm(folder, { recursive: true, force: true })
    }
  }
}

function isRequestFolder(name: string): boolean {
  return /^request-\w{6}$/.test(name)
}
