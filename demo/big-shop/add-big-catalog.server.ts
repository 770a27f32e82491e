import { setImmediate } from 'node:timers/promises'
import type { PictureFiles } from '../../app/commerce/pictures/picture-files.server.ts'
import type { Db } from '../../app/db/schema.ts'
import { addRows } from '../add-rows.server.ts'
import { idsBySlug } from '../ids-by-slug.server.ts'
import { addPictures, keepPictures } from '../kept-pictures.server.ts'
import { loadDemo } from '../load-demo.server.ts'
import { addBatch } from './add-batch.server.ts'
import { addBigOptions } from './add-big-options.server.ts'
import { bigProduct } from './big-product.ts'
import type { Known } from './big-product-rows.server.ts'
import { readCount } from './count-store.server.ts'
import { kinds } from './kinds.ts'

export interface BigShop {
  /** How many products it has beside those of the demo shop. */
  products: number
  now: Date
  /** Hears how many of them are there: at the beginning and after each batch. */
  onProgress?: (products: number) => void
  /** Ends it after the batch in hand; what is there by then is a whole shop. */
  stop?: AbortSignal
}

/** Products in one transaction: few enough that others can write in between, and that a running shop reads just these. */
const most = 2000

/**
 * Makes the shop a big one: the demo shop, and products number 1 to `products` beside it. What it has already is left as it
 * is. Returns how many of them there are then.
 */
export async function addBigCatalog(db: Db, pictures: PictureFiles, shop: BigShop): Promise<number> {
  await loadDemo(db, pictures, shop.now)
  const known = await addWhatProductsNeed(db, pictures)
  let count = await readCount(db)
  shop.onProgress?.(count)
  while (count < shop.products && !shop.stop?.aborted) {
    const length = Math.min(most, shop.products - count)
    const after = count
    const products = Array.from({ length }, (_, index) => bigProduct(after + index + 1))
    const added = await addBatch(db, { after, products }, known)
    // It was not added when another process fills the same shop: that one's batch came first.
    count = added ? after + length : await readCount(db)
    shop.onProgress?.(count)
    // SQLite answers within the same turn: without a pause nobody would hear Ctrl-C.
    await setImmediate()
  }
  return count
}

async function addWhatProductsNeed(db: Db, pictures: PictureFiles): Promise<Known> {
  const kept = await keepPictures(
    pictures,
    Object.values(kinds).flatMap(kind => kind.pictures),
  )
  await addRows(db, async tx => (await addBigOptions(tx)) + (await addPictures(tx, [...kept.values()])))
  return {
    brands: await idsBySlug(db, 'brand'),
    categories: await idsBySlug(db, 'category'),
    colors: await idsBySlug(db, 'color'),
    sizes: await idsBySlug(db, 'size'),
    pictures: kept,
  }
}
