import { inOneCommit } from '../../db/connection/one-commit.server.ts'
import type { Db } from '../../db/schema/schema.ts'
import type { Job } from '../jobs/job.ts'
import { readOrdersOfOldInvoices } from './document-store.server.ts'
import { issueInvoice } from './issue-invoice.server.ts'

const batchSize = 100

/** Stores the content of invoices from before it was stored, so that later settings don't change them. */
export function oldInvoicesJob(db: Db): Job {
  return { name: 'old-invoices', interval: 60 * 60_000, run: now => writeOldInvoices(db, now) }
}

export async function writeOldInvoices(db: Db, now: Date): Promise<number> {
  const orderIds = await readOrdersOfOldInvoices(db, batchSize)
  for (const orderId of orderIds) await inOneCommit(db, tx => issueInvoice(tx, orderId, now))
  return orderIds.length
}
