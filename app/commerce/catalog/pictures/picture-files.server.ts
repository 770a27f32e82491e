import { createHash } from 'node:crypto'
import { access, readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { type PictureName, servedWidths } from './picture.ts'
import { hasPdfSignature, hasPictureSignature } from './picture-signature.ts'
import { inPictureProcess } from './process/picture-process.server.ts'
import { deleteUnfinishedFiles, writeFileAtomically } from './write-file-atomically.server.ts'

export interface PictureMaster {
  hash: string
  width: number
  height: number
}

/** A file that shoppers download. */
export interface StoredDownload {
  hash: string
  /** Its length. */
  bytes: number
}

/** Files on disk: the masters of pictures, resized versions made from them on demand, and what shoppers download. */
export class PictureFiles {
  readonly #folder: string
  readonly #isRough: boolean
  readonly #making = new Map<string, Promise<string | undefined>>()

  /** `isRough` encodes fast, with visible faults. */
  constructor(folder: string, { isRough = false } = {}) {
    this.#folder = folder
    this.#isRough = isRough
  }

  /** Saves a picture that was made or checked before, unchanged, and returns its hash and size. */
  async save(bytes: Uint8Array): Promise<PictureMaster> {
    const { width, height } = await inPictureProcess('measure', bytes)
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 24)
    const file = this.#masterFile(hash)
    if (!(await this.hasMaster(hash))) await writeFileAtomically(file, bytes)
    return { hash, width, height }
  }

  /**
   * Saves what anyone may have sent: encoded anew and without metadata, such as the place where it was taken. Pictures of another
   * `owner` get another name. Undefined when the bytes are not a picture of a known format, damaged or too large.
   */
  async saveEncoded(bytes: Uint8Array, owner: string): Promise<PictureMaster | undefined> {
    if (!hasPictureSignature(bytes)) return undefined
    const encoded = await inPictureProcess('encodeMaster', bytes)
    if (!encoded) return undefined
    const { data, width, height } = encoded
    const hash = createHash('sha256').update(owner).update('\n').update(data).digest('hex').slice(0, 24)
    // Written even if it's there, so that it counts as new.
    await writeFileAtomically(this.#masterFile(hash), data)
    return { hash, width, height }
  }

  /** Saves a PDF unchanged. Undefined when the bytes are something else. */
  async saveDownload(bytes: Uint8Array): Promise<StoredDownload | undefined> {
    if (!hasPdfSignature(bytes)) return undefined
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 24)
    await writeFileAtomically(this.downloadFile(hash), bytes)
    return { hash, bytes: bytes.length }
  }

  downloadFile(hash: string): string {
    return path.join(this.#folder, 'downloads', `${hash}.pdf`)
  }

  /** Whether it's there and as long as it was. */
  async hasDownload({ hash, bytes }: StoredDownload): Promise<boolean> {
    const found = await stat(this.downloadFile(hash)).catch(() => undefined)
    return found?.size === bytes
  }

  /** The file of a picture in one width and format, made if needed; undefined when there is no such picture. */
  async find(name: PictureName): Promise<string | undefined> {
    const file = path.join(this.#folder, 'made', `${name.hash}-${name.width}.${name.format}`)
    if (await exists(file)) return file
    let making = this.#making.get(file)
    if (!making) {
      making = this.#make(name, file).finally(() => this.#making.delete(file))
      this.#making.set(file, making)
    }
    return making
  }

  /** Deletes a picture and everything made from it. */
  async delete(hash: string): Promise<void> {
    const folder = path.join(this.#folder, 'made')
    const made = (await readdir(folder).catch(() => [])).filter(name => name.startsWith(`${hash}-`))
    const files = [this.#masterFile(hash), ...made.map(name => path.join(folder, name))]
    await Promise.all(files.map(file => rm(file, { force: true })))
  }

  /** Whether the master is there and not empty. */
  async hasMaster(hash: string): Promise<boolean> {
    const found = await stat(this.#masterFile(hash)).catch(() => undefined)
    return found !== undefined && found.size > 0
  }

  /** The widest version made from a master; undefined if there is none. */
  async findWidestCopy({ hash, width }: Pick<PictureMaster, 'hash' | 'width'>): Promise<string | undefined> {
    for (const served of servedWidths(width).toReversed())
      for (const format of ['avif', 'webp'] as const) {
        const file = path.join(this.#folder, 'made', `${hash}-${served}.${format}`)
        if (await exists(file)) return file
      }
    return undefined
  }

  /** Makes the widest version the master of a picture that lost its own. False if there is none. */
  async restoreMaster(master: Pick<PictureMaster, 'hash' | 'width'>): Promise<boolean> {
    const copy = await this.findWidestCopy(master)
    if (copy === undefined) return false
    await writeFileAtomically(this.#masterFile(master.hash), await readFile(copy))
    return true
  }

  /** The pictures whose master was saved before. */
  async listSavedBefore(time: Date): Promise<string[]> {
    const folder = path.join(this.#folder, 'masters')
    const hashes = (await readdir(folder).catch(() => [])).filter(name => /^[0-9a-f]{24}$/.test(name))
    const ages = await Promise.all(hashes.map(hash => stat(path.join(folder, hash)).catch(() => undefined)))
    return hashes.filter((_, at) => (ages[at]?.mtimeMs ?? Number.POSITIVE_INFINITY) < time.getTime())
  }

  /** Deletes temporary files of killed processes. */
  async deleteUnfinished(now: Date): Promise<void> {
    for (const name of ['masters', 'made', 'downloads'])
      await deleteUnfinishedFiles(path.join(this.#folder, name), now)
  }

  async #make({ hash, width, format }: PictureName, file: string): Promise<string | undefined> {
    const master = this.#masterFile(hash)
    // A process isn't started for pictures that aren't there.
    if (!(await exists(master))) return undefined
    const size = { master, file, width, format, isRough: this.#isRough }
    return (await inPictureProcess('makeSize', size)) ? file : undefined
  }

  #masterFile(hash: string): string {
    return path.join(this.#folder, 'masters', hash)
  }
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}
