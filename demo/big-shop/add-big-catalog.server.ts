import { setImmediate } from 'node:timers/promises'
import type { PictureFiles } from '#commerce/catalog/pictures/picture-files.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { loadDemo } from '../load-demo.server.ts'
import { readAttributeIds } from '../rows/add-attributes.server.ts'
import { addPictures } from '../rows/add-pictures.server.ts'
import { addRows } from '../rows/add-rows.server.ts'
import { readIdsBySlug, readValueIds } from '../rows/ids-by-slug.server.ts'
import { savePictures } from '../saved-pictures.server.ts'
import { addBatch } from './add-batch.server.ts'
import { addBigOptions } from './add-big-options.server.ts'
import { readBigProductCount } from './big-product-count-store.server.ts'
import type { ProductReferences } from './big-product-rows.server.ts'
import { productKinds } from './kinds/product-kinds.ts'
import { bigProduct } from './product/big-product.ts'

export interface BigCatalogOptions {
  /** The number of products besides those of the demo shop. */
  products: number
  now: Date
  /** Called with the number of products at the start and after each batch. */
  onProgress?: (products: number) => void
  /** Stops after the current batch. */
  stop?: AbortSignal
}

/** Small enough to let other writers in between, and to let a running shop read only the changes. */
const batchSize = 2000

/** Loads the demo shop and adds the big products 1 to `products` that are missing. Returns how many there are then. */
export async function addBigCatalog(
  db: Db,
  pictures: PictureFiles,
  shop: BigCatalogOptions,
): Promise<number> {
  await loadDemo(db, pictures, shop.now)
  const references = await addProductReferences(db, pictures, shop.now)
  let count = await readBigProductCount(db)
  shop.onProgress?.(count)
  while (count < shop.products && !shop.stop?.aborted) {
    const length = Math.min(batchSize, shop.products - count)
    const after = count
    const products = Array.from({ length }, (_, index) => bigProduct(after + index + 1))
    const added = await addBatch(db, { after, products, now: shop.now }, references)
    // It was not added when another process fills the same shop.
    count = added ? after + length : await readBigProductCount(db)
    shop.onProgress?.(count)
    // SQLite runs synchronously: without a pause, Ctrl-C would not be handled.
    await setImmediate()
  }
  return count
}

async function addProductReferences(db: Db, pictures: PictureFiles, now: Date): Promise<ProductReferences> {
  const saved = await savePictures(
    pictures,
    Object.values(productKinds).flatMap(kind => kind.pictures),
  )
  await addRows(db, async tx => (await addBigOptions(tx)) + (await addPictures(tx, saved, now)))
  return {
    brands: await readIdsBySlug(db, 'brand'),
    categories: await readIdsBySlug(db, 'category'),
    values: await readValueIds(db),
    facts: await readAttributeIds(db),
    pictures: saved,
  }
}
