import { rm } from 'node:fs/promises'
import { loadSettings } from '../app/commerce/content/content-store.server.ts'
import { PictureFiles } from '../app/commerce/pictures/picture-files.server.ts'
import { ProductListFeed } from '../app/commerce/product-list/product-list-feed.server.ts'
import type { Db } from '../app/db/schema.ts'
import type { Log } from '../app/web/shop.server.ts'
import { makeTemporaryFolder } from './temporary-folder.ts'

export interface OpenProductList {
  feed: ProductListFeed
  pictures: PictureFiles
  /** Ends the reading, and removes its pictures. */
  close(): Promise<void>
}

/** Begins to read the list of another service. */
export async function openProductList(db: Db, url: string, log: Log): Promise<OpenProductList> {
  // The list's pictures are worth as much as the list: they live as long as the process that fetched them.
  const folder = await makeTemporaryFolder('tote-product-list')
  const pictures = new PictureFiles(folder)
  const { carouselSize } = await loadSettings(db)
  const feed = new ProductListFeed({ url, pictures, most: carouselSize, log })
  feed.start()
  return {
    feed,
    pictures,
    async close() {
      await feed.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
