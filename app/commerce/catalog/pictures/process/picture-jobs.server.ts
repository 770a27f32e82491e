import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { isServed, type PictureFormat } from '../picture.ts'
import { writeFileAtomically } from '../write-file-atomically.server.ts'
import { isValidPicture } from './valid-picture.server.ts'

// Every picture is made once, so a cache in libvips would only take memory.
sharp.cache(false)
sharp.concurrency(1)

/** Largest master that is opened. 50 megapixels take about 200 MB while being resized. */
const maxPixels = 50_000_000

// 10 bits keep smooth backgrounds free of blocks and steps. Figures: docs/choices.md
const avifOptions = {
  effort: 2,
  bitdepth: 10,
  chromaSubsampling: '4:2:0',
} as const
/** Pictures that fill a page are looked at, so they get more bytes. */
const avifQuality = (width: number) => (width < 1350 ? 70 : 76)
/** A fourth of the time. */
const roughAvifOptions = { ...avifOptions, effort: 0, bitdepth: 8 } as const
const webpOptions = { quality: 78 }
const jpegOptions = { quality: 80, mozjpeg: true }

/** Masters by shoppers: the largest width that pages show, with nothing visible lost for further encoding. */
const masterOptions = { quality: 92 }
const maxMasterSize = 2000

/** One version of a picture: its master, its size and format, and the file to write. */
interface PictureSize {
  master: string
  file: string
  width: number
  format: PictureFormat
  /** Encodes fast, with visible faults. */
  isRough: boolean
}

/** The jobs of the picture process, by name. Their arguments and results are sent between processes. */
export const pictureJobs = { measure, encodeMaster, makeSize, isValidPicture }

export type PictureJobs = typeof pictureJobs

/** The size of an upright picture in pixels. */
async function measure(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  const { autoOrient } = await sharp(bytes, { limitInputPixels: maxPixels }).metadata()
  return autoOrient
}

/** Undefined for bytes that are not a picture. libvips drops metadata unless told to keep it. */
async function encodeMaster(
  bytes: Uint8Array,
): Promise<{ data: Uint8Array; width: number; height: number } | undefined> {
  const encoded = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    .autoOrient()
    .resize({ width: maxMasterSize, height: maxMasterSize, fit: 'inside', withoutEnlargement: true })
    .webp(masterOptions)
    .toBuffer({ resolveWithObject: true })
    .catch(() => undefined)
  return encoded && { data: encoded.data, width: encoded.info.width, height: encoded.info.height }
}

/** Writes one version of a picture. False if there is no master, or if it isn't served in this width and format. */
async function makeSize({ master, file, width, format, isRough }: PictureSize): Promise<boolean> {
  const bytes = await readFile(master).catch(() => undefined)
  if (!bytes) return false
  const picture = sharp(bytes, { limitInputPixels: maxPixels }).autoOrient()
  const { autoOrient } = await picture.metadata()
  if (!isServed({ width, format }, autoOrient.width)) return false
  await writeFileAtomically(
    file,
    await encode(picture.resize({ width }), { width, format, isRough }).toBuffer(),
  )
  return true
}

type Encoding = Pick<PictureSize, 'width' | 'format' | 'isRough'>

function encode(picture: Sharp, { width, format, isRough }: Encoding): Sharp {
  switch (format) {
    case 'avif':
      return picture.avif({ ...(isRough ? roughAvifOptions : avifOptions), quality: avifQuality(width) })
    case 'webp':
      return picture.webp(webpOptions)
    case 'jpeg':
      return picture.flatten({ background: '#fff' }).jpeg(jpegOptions)
  }
}
