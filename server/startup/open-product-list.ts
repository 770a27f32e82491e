import { rm } from 'node:fs/promises'
import { PictureFiles } from '#commerce/catalog/pictures/picture-files.server.ts'
import { ProductListFeed } from '#commerce/catalog/product-list/product-list-feed.server.ts'
import { loadSetting } from '#commerce/running/settings/load-settings.server.ts'
import type { Db } from '#db/schema/schema.ts'
import type { Log } from '#web/shop/shop.server.ts'
import { createTemporaryFolder } from './temporary-folder.ts'

export interface OpenProductList {
  feed: ProductListFeed
  pictures: PictureFiles
  /** Stops reading and removes its pictures. */
  close(): Promise<void>
}

/** Starts reading an external product list. */
export async function openProductList(db: Db, url: string, log: Log): Promise<OpenProductList> {
  // The pictures live as long as the process that downloaded them.
  const folder = await createTemporaryFolder('tote-product-list')
  const pictures = new PictureFiles(folder)
  const maxProducts = await loadSetting(db, 'carouselSize')
  const feed = new ProductListFeed({ url, pictures, maxProducts, log })
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
