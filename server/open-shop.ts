import path from 'node:path'
import * as build from 'virtual:react-router/server-build'
import { KeptByVersion } from '../app/commerce/catalog/kept-by-version.server.ts'
import { errorForLog } from '../app/commerce/error-for-log.ts'
import { Catalog } from '../app/commerce/finding/catalog.server.ts'
import { InvoiceFiles } from '../app/commerce/invoices/invoice-files.server.ts'
import { providersOf } from '../app/commerce/payments/providers.server.ts'
import { PictureFiles } from '../app/commerce/pictures/picture-files.server.ts'
import { warmPictures } from '../app/commerce/pictures/warm-pictures.server.ts'
import { openDatabaseOf } from '../app/db/connection.server.ts'
import { DatabaseUnavailable, outageWords } from '../app/db/database-unavailable.server.ts'
import { catalogChannel, listen } from '../app/db/listen.server.ts'
import type { Db } from '../app/db/schema.ts'
import { limitsOf, type Rates, usualRates } from '../app/web/rate-limit.server.ts'
import type { Log, Shop } from '../app/web/shop.server.ts'
import { type FirstOpening, openFirst } from './first-opening.ts'
import { openJobs } from './jobs.ts'
import { openMigrated } from './open-migrated.ts'
import { openProductList } from './open-product-list.ts'
import { Pages } from './pages.ts'
import { shopFailure } from './start-failure.ts'

export interface ShopOptions extends FirstOpening {
  dataDir: string
  databaseUrl?: string | undefined
  productListUrl?: string | undefined
  /** Where letters lead to. */
  publicUrl?: string | undefined
  /** Without it letters are written, and stay in the outbox. */
  smtpUrl?: string | undefined
  mailFrom?: string | undefined
  /** Makes every picture ahead of time, in the background; usually so. */
  warmPictures?: boolean
  /** 0 renders every page anew, as the bench does. */
  pageCacheBytes?: number
  /** How often people may change what they keep; a bench lifts it. */
  rates?: Rates
  log: Log
}

export interface OpenShop {
  shop: Shop
  pages: Pages
  /** What was done to open it, for whoever started it. */
  done: string[]
  /** Ends when every picture is made in every width; the shop is open long before. */
  warming: Promise<void>
  close(): Promise<void>
}

const defaultPageCacheBytes = 128 * 1024 * 1024

/** Opens the shop: data folder, database, migrations, first contents. Throws a StartFailure in plain words. */
export async function openShop(options: ShopOptions): Promise<OpenShop> {
  const db = await openMigrated({ dataDir: options.dataDir, databaseUrl: options.databaseUrl })
  try {
    return await openOn(db, options)
  } catch (error) {
    await db.destroy().catch(() => {})
    throw shopFailure(error)
  }
}

async function openOn(db: Db, options: ShopOptions): Promise<OpenShop> {
  const { dataDir, log } = options
  const pictures = new PictureFiles(path.join(dataDir, 'pictures'))
  const done = await openFirst(db, pictures, options)
  logOutages(db, log)
  const catalog = await Catalog.open(db, error => {
    if (!(error instanceof DatabaseUnavailable)) log('catalog-unread', { error: errorForLog(error) })
  })
  const stopListening = options.databaseUrl
    ? listen(options.databaseUrl, catalogChannel, () => void catalog.follow())
    : async () => {}
  const listUrl = options.productListUrl
  const productList = listUrl ? await openProductList(db, listUrl, log) : undefined
  const invoices = new InvoiceFiles(path.join(dataDir, 'invoices'))
  for (const files of [pictures, invoices]) await files.removeUnfinished(new Date())
  const kept = new KeptByVersion(catalog)
  const limits = limitsOf(options.rates ?? usualRates)
  const providers = await providersOf(db, options.payments ?? {}, log)
  const shop: Shop = { db, catalog, kept, pictures, invoices, productList, providers, limits, log }
  const closing = new AbortController()
  const warming =
    options.warmPictures === false
      ? Promise.resolve()
      : warmPictures(db, pictures, closing.signal).catch(error =>
          log('pictures-not-made', { error: errorForLog(error) }),
        )
  const jobs = await openJobs(shop, options, closing.signal)
  return {
    shop,
    pages: new Pages(shop, build, options.pageCacheBytes ?? defaultPageCacheBytes),
    done: [...done, ...jobs.done],
    warming,
    close: async () => {
      closing.abort()
      await stopListening()
      await catalog.stop()
      await productList?.close()
      await warming
      await jobs.ended
      await invoices.close()
      await db.destroy()
    },
  }
}

/** An outage is one line when it begins and one when it is over, whatever fails meanwhile. */
function logOutages(db: Db, log: Log): void {
  openDatabaseOf(db).availability.follow(news => {
    if (news.outage) {
      const { because, message } = news.outage
      log('database-unavailable', { because: outageWords[because], error: message })
    } else log('database-available', { afterSeconds: Math.round(news.lasted / 1000) })
  })
}
