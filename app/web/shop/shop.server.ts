import type { Catalog } from '#commerce/catalog/index/catalog.server.ts'
import type { PictureFiles } from '#commerce/catalog/pictures/picture-files.server.ts'
import type { ProductListFeed } from '#commerce/catalog/product-list/product-list-feed.server.ts'
import type { VersionCache } from '#commerce/catalog/products/version-cache.server.ts'
import type { DocumentFiles } from '#commerce/payments/invoices/pdf/document-files.server.ts'
import type { PaymentProviders } from '#commerce/payments/payment-provider.ts'
import type { BackupFolder } from '#commerce/running/backups/backup-folder.server.ts'
import type { Doctor } from '#commerce/running/doctor/doctor.server.ts'
import type { Settings } from '#commerce/running/settings/settings.ts'
import type { Db } from '#db/schema/schema.ts'
import type { RateLimits } from '../limits/rate-limits.server.ts'
import type { UploadFolder } from '../uploads/upload-folder.server.ts'

/** An open shop. Tests open several in one process. */
export interface Shop {
  db: Db
  catalog: Catalog
  cache: VersionCache
  /** The settings, read once per catalog version. */
  settings: () => Promise<Settings>
  pictures: PictureFiles
  /** The pictures of reviews. */
  reviewPictures: PictureFiles
  /** The PDFs of invoices and credit notes. */
  documents: DocumentFiles
  /** The files of requests in progress. */
  uploads: UploadFolder
  /** The backups that the shop makes by itself. */
  backups: BackupFolder
  /** An external product list for New Arrivals, with its pictures; undefined for the shop's own products. */
  productList: { feed: ProductListFeed; pictures: PictureFiles } | undefined
  /** The payment methods in the order of the checkout. */
  providers: PaymentProviders
  /** The rate limits. */
  limits: RateLimits
  /** Whether requests from this computer may see the outbox of a demo shop. */
  allowsDemoInbox: boolean
  /** Whether it has a mail server. */
  sendsEmails: boolean
  /** Whether only this computer reaches the shop: the owner may put off creating a passkey. */
  isLocal: boolean
  /** Finds what could hurt it. */
  doctor: Doctor
  log: Log
}

/** Writes one line. `details` never hold personal data. */
export type Log = (event: string, details: Record<string, unknown>) => void

/** The version of public pages, which changes whenever one of them may have: at midnight, for one, delivery dates do. */
export function pagesVersion(shop: Shop, day: string): string {
  return `${shop.catalog.revision}.${shop.productList?.feed.version ?? 0}.${day}`
}
