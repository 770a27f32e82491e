import { inOneCommit } from '../../../db/connection/one-commit.server.ts'
import type { Db } from '../../../db/schema/schema.ts'
import type { Job } from '../../jobs/job.ts'
import { readOrdersWithoutTerms, renewOrderTerms } from './order-term-store.server.ts'

const batchSize = 100

/** Makes orders from before there were search terms findable, the newest first. */
export function orderTermsJob(db: Db): Job {
  return { name: 'order-terms', interval: 60 * 60_000, run: () => addMissingTerms(db) }
}

export async function addMissingTerms(db: Db): Promise<number> {
  const orderIds = await readOrdersWithoutTerms(db, batchSize)
  await inOneCommit(db, async tx => {
    for (const orderId of orderIds) await renewOrderTerms(tx, orderId)
  })
  return orderIds.length
}
