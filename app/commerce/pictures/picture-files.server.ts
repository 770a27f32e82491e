import { createHash } from 'node:crypto'
import { access, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { isServed, type PictureFormat, type PictureName } from './picture.ts'
import { deleteUnfinishedFiles, writeFileAtomically } from './write-file-atomically.server.ts'

export interface PictureMaster {
  hash: string
  width: number
  height: number
}

// Every picture is made once, so a cache in libvips would only take memory.
sharp.cache(false)

/** Largest master that is opened. 50 megapixels take about 200 MB while being resized. */
const maxPixels = 50_000_000

// 10 bits keep smooth backgrounds free of blocks and steps. Figures: docs/decisions/0005-pictures.md
const avifOptions = {
  quality: 70,
  effort: 2,
  bitdepth: 10,
  chromaSubsampling: '4:2:0',
} as const
const webpOptions = { quality: 78 }
const jpegOptions = { quality: 80, mozjpeg: true }

/** Encoding is slow: two at a time leave threads for compressing pages and reading files. */
const maxEncoders = 2

/** Pictures on disk: the masters, and the resized versions made from them on demand. */
export class PictureFiles {
  readonly #folder: string
  readonly #making = new Map<string, Promise<string | undefined>>()
  readonly #waiting: (() => void)[] = []
  #encoding = 0

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Saves a picture and returns its hash and size. Throws when the bytes are not a picture or too large. */
  async save(bytes: Uint8Array): Promise<PictureMaster> {
    const { autoOrient } = await sharp(bytes, { limitInputPixels: maxPixels }).metadata()
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 24)
    const file = this.#masterFile(hash)
    if (!(await exists(file))) await writeFileAtomically(file, bytes)
    return { hash, width: autoOrient.width, height: autoOrient.height }
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

  /** Deletes temporary files of killed processes. */
  async deleteUnfinished(now: Date): Promise<void> {
    for (const name of ['masters', 'made']) await deleteUnfinishedFiles(path.join(this.#folder, name), now)
  }

  async #make(name: PictureName, file: string): Promise<string | undefined> {
    const master = await readFile(this.#masterFile(name.hash)).catch(() => undefined)
    if (!master) return undefined
    const picture = sharp(master, { limitInputPixels: maxPixels }).autoOrient()
    const { autoOrient } = await picture.metadata()
    if (!isServed(name, autoOrient.width)) return undefined

    await this.#waitForEncoder()
    try {
      const encoded = encode(picture.resize({ width: name.width }), name.format)
      await writeFileAtomically(file, await encoded.toBuffer())
    } finally {
      this.#encoding -= 1
      this.#waiting.shift()?.()
    }
    return file
  }

  async #waitForEncoder(): Promise<void> {
    while (this.#encoding >= maxEncoders) await new Promise<void>(resume => this.#waiting.push(resume))
    this.#encoding += 1
  }

  #masterFile(hash: string): string {
    return path.join(this.#folder, 'masters', hash)
  }
}

function encode(picture: Sharp, format: PictureFormat): Sharp {
  switch (format) {
    case 'avif':
      return picture.avif(avifOptions)
    case 'webp':
      return picture.webp(webpOptions)
    case 'jpeg':
      return picture.flatten({ background: '#fff' }).jpeg(jpegOptions)
  }
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}
