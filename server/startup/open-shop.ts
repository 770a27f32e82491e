import path from 'node:path'
import * as build from 'virtual:react-router/server-build'
import { Catalog } from '#commerce/catalog/index/catalog.server.ts'
import { PictureFiles } from '#commerce/catalog/pictures/picture-files.server.ts'
import { warmPictures } from '#commerce/catalog/pictures/warm-pictures.server.ts'
import { VersionCache } from '#commerce/catalog/products/version-cache.server.ts'
import { DocumentFiles } from '#commerce/payments/invoices/pdf/document-files.server.ts'
import { createPaymentProviders } from '#commerce/payments/providers/payment-providers.server.ts'
import { BackupFolder } from '#commerce/running/backups/backup-folder.server.ts'
import { Doctor } from '#commerce/running/doctor/doctor.server.ts'
import { cachedSettings } from '#commerce/running/settings/load-settings.server.ts'
import { errorForLog } from '#commerce/values/error-for-log.ts'
import { getOpenDatabase } from '#db/connection/connection.server.ts'
import { DatabaseUnavailable, outageDescriptions } from '#db/outages/database-unavailable.server.ts'
import { catalogChannel, listenForNotifications } from '#db/postgres/listen.server.ts'
import { isPostgres } from '#db/schema/engine.ts'
import type { Db } from '#db/schema/schema.ts'
import { startupMessages as startup } from '#messages/startup.ts'
import { createLimits } from '#web/limits/rate-limits.server.ts'
import { defaultRates, type Rates } from '#web/limits/rates.ts'
import { sharedCounters } from '#web/limits/shared-rate-limit.server.ts'
import type { Log, Shop } from '#web/shop/shop.server.ts'
import { UploadFolder } from '#web/uploads/upload-folder.server.ts'
import { createJobs, defaultPublicUrl, startJobs } from '../jobs/jobs.ts'
import { Pages } from '../pages/pages.ts'
import { fillNewDatabase, type NewDatabaseOptions } from './fill-new-database.ts'
import { openMigratedDatabase } from './open-migrated-database.ts'
import { openProductList } from './open-product-list.ts'
import { shopFailure } from './start-failure.ts'

export interface ShopOptions extends NewDatabaseOptions {
  dataDir: string
  /** `backups` in the data folder by default. */
  backupDir?: string | undefined
  databaseUrl?: string | undefined
  productListUrl?: string | undefined
  /** For links in emails. */
  publicUrl?: string | undefined
  /** Without it emails stay in the outbox. */
  smtpUrl?: string | undefined
  mailFrom?: string | undefined
  /** Creates all pictures in the background; on by default. */
  warmPictures?: boolean
  /** Encodes pictures fast, with visible faults: for tests. */
  roughPictures?: boolean | undefined
  /** 0 disables the cache, as the bench does. */
  pageCacheBytes?: number
  /** Rate limits; the bench lifts them. */
  rates?: Rates
  allowsDemoInbox?: boolean
  /** Whether only this computer reaches the shop. */
  isLocal?: boolean
  log: Log
}

export interface OpenShop {
  shop: Shop
  pages: Pages
  /** Lines for the command line. */
  messages: string[]
  /** Resolves when every picture exists in every width, long after the shop opens. */
  warming: Promise<void>
  close(): Promise<void>
}

const defaultPageCacheBytes = 128 * 1024 * 1024

/** Opens the shop: data folder, database, migrations, first contents. Throws a StartFailure. */
export async function openShop(options: ShopOptions): Promise<OpenShop> {
  const db = await openMigratedDatabase({ dataDir: options.dataDir, databaseUrl: options.databaseUrl })
  try {
    return await openOn(db, options)
  } catch (error) {
    await db.destroy().catch(() => {})
    throw shopFailure(error)
  }
}

async function openOn(db: Db, options: ShopOptions): Promise<OpenShop> {
  const { dataDir, log } = options
  const pictures = new PictureFiles(path.join(dataDir, 'pictures'), { isRough: options.roughPictures })
  const done = await fillNewDatabase(db, pictures, options)
  logOutages(db, log)
  const catalog = await Catalog.open(db, error => {
    if (!(error instanceof DatabaseUnavailable)) log('catalog-unread', { error: errorForLog(error) })
  })
  const stopListening = options.databaseUrl
    ? listenForNotifications(options.databaseUrl, catalogChannel, () => void catalog.refresh())
    : async () => {}
  const listUrl = options.productListUrl
  const productList = listUrl ? await openProductList(db, listUrl, log) : undefined
  const reviewPictures = new PictureFiles(path.join(dataDir, 'review-pictures'))
  const documents = new DocumentFiles(path.join(dataDir, 'invoices'))
  const uploads = new UploadFolder(path.join(dataDir, 'uploads'))
  for (const folder of [pictures, reviewPictures, documents, uploads])
    await folder.deleteUnfinished(new Date())
  const cache = new VersionCache(catalog)
  const settings = cachedSettings(db, cache, log)
  const counter = isPostgres(db) ? sharedCounters(db) : undefined
  const limits = createLimits(options.rates ?? defaultRates, counter)
  const providers = await createPaymentProviders(db, options.payments ?? {}, log)
  const backups = new BackupFolder(options.backupDir ?? path.join(dataDir, 'backups'))
  const files = { pictures, reviewPictures, documents, uploads, backups, productList }
  const { allowsDemoInbox = false, isLocal = false } = options
  const access = { allowsDemoInbox, isLocal, sendsEmails: options.smtpUrl !== undefined }
  const created = await createJobs({ db, reviewPictures, providers, backups, settings, log }, options)
  const doctor = new Doctor({
    ...{ db, dataDir, providers, pictures, backups, isLocal, jobs: created.jobs },
    ...{ sendsEmails: access.sendsEmails, publicUrl: options.publicUrl ?? defaultPublicUrl },
  })
  const shop: Shop = { db, catalog, cache, settings, ...files, providers, limits, ...access, doctor, log }
  const closing = new AbortController()
  const warming =
    options.warmPictures === false
      ? Promise.resolve()
      : warmPictures(db, pictures, closing.signal).catch(error =>
          log('pictures-not-made', { error: errorForLog(error) }),
        )
  const pages = new Pages(shop, build, options.pageCacheBytes ?? defaultPageCacheBytes)
  await pages.readLocale()
  const jobs = [...created.jobs, doctor.job(new Date())]
  const jobsEnded = startJobs(shop, { ...created, jobs }, closing.signal)
  return {
    shop,
    pages,
    messages: created.mailer ? done : [...done, startup.emailsNotSent],
    warming,
    close: async () => {
      closing.abort()
      await stopListening()
      await catalog.stop()
      await productList?.close()
      await warming
      await jobsEnded
      await doctor.close()
      await documents.close()
      await db.destroy()
    },
  }
}

/** Logs one line when an outage starts and one when it ends. */
function logOutages(db: Db, log: Log): void {
  getOpenDatabase(db).availability.onChange(change => {
    if (change.outage) {
      const { reason, message } = change.outage
      log('database-unavailable', { reason: outageDescriptions[reason], error: message })
    } else log('database-available', { afterSeconds: Math.round(change.lasted / 1000) })
  })
}
