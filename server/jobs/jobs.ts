import { refundedReturnsJob } from '#commerce/after-sale/returns/refunded-returns-job.server.ts'
import { countSales } from '#commerce/catalog/stock/count-sales.server.ts'
import { watchLowStock } from '#commerce/catalog/stock/watch-low-stock.server.ts'
import { showDueContentJob } from '#commerce/content/schedule/show-due-content-job.server.ts'
import { changeBatchesJob } from '#commerce/editing/compensations/change-batches-job.server.ts'
import { publishProductsJob } from '#commerce/editing/products/scheduled/publish-products-job.server.ts'
import { unpaidOrdersJob } from '#commerce/orders/cancellation/cancel-unpaid-orders.server.ts'
import { productPairsJob } from '#commerce/orders/sales/pairs/product-pairs-job.server.ts'
import { salesTotalsJob } from '#commerce/orders/sales/sales-totals-job.server.ts'
import { paymentJobs } from '#commerce/payments/payment-jobs.server.ts'
import { deleteCustomersJob } from '#commerce/people/accounts/deletion/delete-customers.server.ts'
import { priceAlertsJob } from '#commerce/people/alerts/price-alerts-job.server.ts'
import { backInStockAlertsJob } from '#commerce/people/alerts/send-back-in-stock-alerts.server.ts'
import { unusedReviewPicturesJob } from '#commerce/people/reviews/unused-review-pictures.server.ts'
import { backupJob } from '#commerce/running/backups/backup-job.server.ts'
import { copyShopOnThread } from '#commerce/running/backups/backup-thread.server.ts'
import type { Job } from '#commerce/running/jobs/job.ts'
import { runJobs } from '#commerce/running/jobs/run-jobs.server.ts'
import { defaultFromAddress } from '#commerce/running/outbox/from-address.ts'
import { suppressedEmailsJob } from '#commerce/running/outbox/suppressed-emails-job.server.ts'
import { isPostgres } from '#db/schema/engine.ts'
import type { Shop } from '#web/shop/shop.server.ts'
import { type Mailer, smtpMailer } from '#writing/sending/mailer.server.ts'
import { renderEmailsJob } from '#writing/sending/render-emails-job.server.ts'
import { sendBulkEmailsJob, sendEmailsJob } from '#writing/sending/send-emails.server.ts'
import { cleanUpJob } from './clean-up.ts'
import { pruneRateBucketsJob } from './prune-rate-buckets.ts'

export interface JobOptions {
  dataDir: string
  databaseUrl?: string | undefined
  publicUrl?: string | undefined
  smtpUrl?: string | undefined
  mailFrom?: string | undefined
}

type JobShop = Pick<Shop, 'db' | 'reviewPictures' | 'providers' | 'backups' | 'settings' | 'log'>

export interface ShopJobs {
  jobs: Job[]
  /** Undefined without a mail server. */
  mailer: Mailer | undefined
}

/** The address in emails until one is known. */
export const defaultPublicUrl = 'http://localhost:3000'

/** The shop's background jobs, not running yet. Each runs in one process at a time. */
export async function createJobs(shop: JobShop, options: JobOptions): Promise<ShopJobs> {
  const { db, reviewPictures, providers, backups, log } = shop
  const { dataDir, databaseUrl } = options
  const publicUrl = options.publicUrl ?? defaultPublicUrl
  const mailer = await openMailer(shop, options, publicUrl)
  const jobs = [
    renderEmailsJob(db, publicUrl),
    ...(mailer ? [sendEmailsJob(db, mailer, publicUrl), sendBulkEmailsJob(db, mailer, publicUrl)] : []),
    suppressedEmailsJob(db, log),
    backInStockAlertsJob(db),
    priceAlertsJob(db),
    cleanUpJob(db),
    deleteCustomersJob(db),
    ...(isPostgres(db) ? [pruneRateBucketsJob(db)] : []),
    refundedReturnsJob(db),
    countSales(db),
    watchLowStock(db),
    showDueContentJob(db),
    publishProductsJob(db),
    unusedReviewPicturesJob(db, reviewPictures),
    salesTotalsJob(db),
    productPairsJob(db),
    changeBatchesJob(db),
    backupJob(db, { dataDir, databaseUrl }, backups, { copy: copyShopOnThread, log }),
    unpaidOrdersJob(db, providers),
    ...paymentJobs(db, providers, log),
  ]
  return { jobs, mailer }
}

/** Runs jobs until the shop closes; resolves once the running batches end. */
export function startJobs(
  { db, log }: Pick<Shop, 'db' | 'log'>,
  { jobs, mailer }: ShopJobs,
  closing: AbortSignal,
): Promise<void> {
  return runJobs(db, jobs, { log, closing }).finally(() => mailer?.close())
}

async function openMailer(
  { settings }: JobShop,
  options: JobOptions,
  publicUrl: string,
): Promise<Mailer | undefined> {
  if (!options.smtpUrl) return undefined
  const from = options.mailFrom ?? defaultFromAddress(await settings(), publicUrl)
  return smtpMailer({ url: options.smtpUrl, from })
}
