import { createHash } from 'node:crypto'
import { access, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { type PictureName, servedWidths } from './picture.ts'
import { removeUnfinishedIn, writeWhole } from './write-whole.server.ts'

export interface PictureMaster {
  hash: string
  width: number
  height: number
}

// Every picture is made once: what libvips would remember of it is only memory that the shop lacks elsewhere.
sharp.cache(false)

/** Largest master that is opened, in pixels: 50 megapixels take about 200 MB while they are resized. */
const pixelLimit = 50_000_000

/** Effort 2 makes an AVIF four times faster than the usual 4, and 15 % larger: a shopper may be waiting for it. */
const avif = { quality: 55, effort: 2 }
const webp = { quality: 78 }

/** Encoding is long and heavy: two at a time leave the threads that compress pages and read files alone. */
const encodersAtOnce = 2

/** The pictures on disk: masters as they came, and beside them what was made of them, each made once. */
export class PictureFiles {
  readonly #folder: string
  readonly #making = new Map<string, Promise<string | undefined>>()
  readonly #waiting: (() => void)[] = []
  #encoding = 0

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Keeps a picture and returns its name and size. Throws when the bytes are not a picture or too large. */
  async keep(bytes: Uint8Array): Promise<PictureMaster> {
    const { autoOrient } = await sharp(bytes, { limitInputPixels: pixelLimit }).metadata()
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 24)
    const file = this.#masterFile(hash)
    if (!(await exists(file))) await writeWhole(file, bytes)
    return { hash, width: autoOrient.width, height: autoOrient.height }
  }

  /** The file of a picture in one width and format, made now if need be; undefined when there is none. */
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

  /** Removes a picture and all that was made of it. */
  async forget(hash: string): Promise<void> {
    const folder = path.join(this.#folder, 'made')
    const made = (await readdir(folder).catch(() => [])).filter(name => name.startsWith(`${hash}-`))
    const files = [this.#masterFile(hash), ...made.map(name => path.join(folder, name))]
    await Promise.all(files.map(file => rm(file, { force: true })))
  }

  /** Removes what a process left half written when it was killed. */
  async removeUnfinished(now: Date): Promise<void> {
    for (const name of ['masters', 'made']) await removeUnfinishedIn(path.join(this.#folder, name), now)
  }

  async #make(name: PictureName, file: string): Promise<string | undefined> {
    const master = await readFile(this.#masterFile(name.hash)).catch(() => undefined)
    if (!master) return undefined
    const picture = sharp(master, { limitInputPixels: pixelLimit }).autoOrient()
    const { autoOrient } = await picture.metadata()
    if (!servedWidths(autoOrient.width).includes(name.width)) return undefined

    await this.#turn()
    try {
      const resized = picture.resize({ width: name.width })
      const encoded = name.format === 'avif' ? resized.avif(avif) : resized.webp(webp)
      await writeWhole(file, await encoded.toBuffer())
    } finally {
      this.#encoding -= 1
      this.#waiting.shift()?.()
    }
    return file
  }

  async #turn(): Promise<void> {
    while (this.#encoding >= encodersAtOnce) await new Promise<void>(go => this.#waiting.push(go))
    this.#encoding += 1
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
