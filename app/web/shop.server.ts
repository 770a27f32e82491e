import type { KeptByVersion } from '../commerce/catalog/kept-by-version.server.ts'
import type { Catalog } from '../commerce/finding/catalog.server.ts'
import type { InvoiceFiles } from '../commerce/invoices/invoice-files.server.ts'
import type { Providers } from '../commerce/payments/providers.server.ts'
import type { PictureFiles } from '../commerce/pictures/picture-files.server.ts'
import type { ProductListFeed } from '../commerce/product-list/product-list-feed.server.ts'
import type { Db } from '../db/schema.ts'
import type { Limits } from './rate-limit.server.ts'

/** One open shop. Tests open several in one process. */
export interface Shop {
  db: Db
  catalog: Catalog
  kept: KeptByVersion
  pictures: PictureFiles
  invoices: InvoiceFiles
  /** The list of another service that New Arrivals shows, and its pictures; undefined for the shop's own list. */
  productList: { feed: ProductListFeed; pictures: PictureFiles } | undefined
  /** The ways to pay, in the order in which shoppers choose among them. */
  providers: Providers
  /** How often people may change what they keep here. */
  limits: Limits
  log: Log
}

/** Writes one line. `details` never hold personal data. */
export type Log = (event: string, details: Record<string, unknown>) => void

/** What public pages are kept by: it changes whenever any of them may have. */
export function pagesVersion(shop: Shop): string {
  return `${shop.catalog.state}.${shop.productList?.feed.version ?? 0}`
}
