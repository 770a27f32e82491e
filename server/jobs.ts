import { loadSettings } from '../app/commerce/content/content-store.server.ts'
import type { Job } from '../app/commerce/jobs/job.ts'
import { runJobs } from '../app/commerce/jobs/run-jobs.server.ts'
import { tellWhoWaitsJob } from '../app/commerce/letters/tell-who-waits.server.ts'
import { writeLettersJob } from '../app/commerce/letters/write-letters.server.ts'
import { usualSender } from '../app/commerce/mail/mail-from.ts'
import { type Mailer, smtpMailer } from '../app/commerce/mail/mailer.server.ts'
import { sendLettersJob, sendMailingsJob } from '../app/commerce/mail/send-letters.server.ts'
import { suppressedEmailsJob } from '../app/commerce/mail/suppressed-emails-job.server.ts'
import { paymentJobs } from '../app/commerce/payments/payment-jobs.server.ts'
import { tellPriceDropsJob } from '../app/commerce/price-letters/tell-price-drops.server.ts'
import { refundedReturnsJob } from '../app/commerce/returns/refunded-returns-job.server.ts'
import { countSales } from '../app/commerce/stock/count-sales.server.ts'
import type { Shop } from '../app/web/shop.server.ts'
import { cleanUpJob } from './clean-up.ts'

export interface JobOptions {
  publicUrl?: string | undefined
  smtpUrl?: string | undefined
  mailFrom?: string | undefined
}

export interface OpenJobs {
  /** What there is to say about it, for whoever started the shop. */
  done: string[]
  /** When the shop closes: after the batches in hand. */
  ended: Promise<void>
}

/** Begins what the shop does by itself. */
export async function openJobs(shop: Shop, options: JobOptions, closing: AbortSignal): Promise<OpenJobs> {
  const publicUrl = options.publicUrl ?? 'http://localhost:3000'
  const mailer = await openMailer(shop, options, publicUrl)
  const ended = runJobs(shop.db, jobsOf(shop, mailer, publicUrl), { log: shop.log, closing })
  const kept = 'letters are kept in the outbox and not sent: SMTP_URL says by which mail server they would be'
  return { done: mailer ? [] : [kept], ended: ended.finally(() => mailer?.close()) }
}

/** Everything that the shop does by itself, again and again: each in one process at a time. */
function jobsOf({ db, providers, log }: Shop, mailer: Mailer | undefined, publicUrl: string): Job[] {
  return [
    writeLettersJob(db, publicUrl),
    ...(mailer ? [sendLettersJob(db, mailer, publicUrl), sendMailingsJob(db, mailer, publicUrl)] : []),
    suppressedEmailsJob(db, log),
    tellWhoWaitsJob(db),
    tellPriceDropsJob(db),
    cleanUpJob(db),
    refundedReturnsJob(db),
    countSales(db),
    ...paymentJobs(db, providers, log),
  ]
}

async function openMailer({ db }: Shop, options: JobOptions, publicUrl: string): Promise<Mailer | undefined> {
  if (!options.smtpUrl) return undefined
  const from = options.mailFrom ?? usualSender(await loadSettings(db), publicUrl)
  return smtpMailer({ url: options.smtpUrl, from })
}
