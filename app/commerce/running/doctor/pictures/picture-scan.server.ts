import { setImmediate } from 'node:timers/promises'
import { readFilesFrom } from '#commerce/catalog/files/file-store.server.ts'
import type { DoctorShop } from '../doctor-shop.server.ts'
import { findLastOfNext } from '../id-range-store.server.ts'
import { countWithoutPicture, readPicturesFrom } from './pictures-check-store.server.ts'

type StoredPicture = { hash: string; width: number }

const batchSize = 500

/** More would be a folder that is gone. */
const maxMissing = 1000

/** In milliseconds. */
const maxTime = 60_000

export interface PictureScan {
  /** Pictures without their file, of which a smaller copy is left. */
  missing: StoredPicture[]
  /** Those without one. */
  lost: StoredPicture[]
  /** The hashes of files to download without their file. */
  lostFiles: string[]
  looked: number
  productsWithoutPicture: number
  isFinished: boolean
}

/** Looks for every file and the pictures of every product, a batch at a time. */
export async function scanPictures(
  { db, pictures }: Pick<DoctorShop, 'db' | 'pictures'>,
  closing: AbortSignal,
): Promise<PictureScan> {
  const signal = AbortSignal.any([closing, AbortSignal.timeout(maxTime)])
  const scan: PictureScan = {
    missing: [],
    lost: [],
    lostFiles: [],
    looked: 0,
    productsWithoutPicture: 0,
    isFinished: true,
  }
  let after = ''
  while (!signal.aborted && scan.missing.length + scan.lost.length < maxMissing) {
    const batch = await readPicturesFrom(db, { after, limit: batchSize })
    const last = batch.at(-1)
    if (!last) break
    const found = await Promise.all(batch.map(({ hash }) => pictures.hasMaster(hash)))
    for (const picture of batch.filter((_, at) => !found[at])) {
      const copy = await pictures.findWidestCopy(picture)
      scan[copy === undefined ? 'lost' : 'missing'].push(picture)
    }
    scan.looked += batch.length
    after = last.hash
  }
  scan.lostFiles = await findLostFiles(db, pictures, signal)
  let id = 0
  while (!signal.aborted) {
    const last: number | undefined = await findLastOfNext(db, 'product', id, batchSize)
    if (last === undefined) break
    scan.productsWithoutPicture += await countWithoutPicture(db, { after: id, last })
    id = last
    await setImmediate()
  }
  return { ...scan, isFinished: !signal.aborted }
}

async function findLostFiles(
  db: DoctorShop['db'],
  stored: DoctorShop['pictures'],
  signal: AbortSignal,
): Promise<string[]> {
  const lost: string[] = []
  let after = ''
  while (!signal.aborted && lost.length < maxMissing) {
    const batch = await readFilesFrom(db, { after, limit: batchSize })
    const last = batch.at(-1)
    if (!last) break
    const found = await Promise.all(batch.map(file => stored.hasDownload(file)))
    lost.push(...batch.filter((_, at) => !found[at]).map(({ hash }) => hash))
    after = last.hash
  }
  return lost
}
