import type { Db } from '../../db/schema.ts'
import type { Job } from '../jobs/job.ts'
import type { Providers } from './providers.server.ts'

/** What the shop does by itself about payments. */
export function paymentJobs(_db: Db, _providers: Providers): Job[] {
  return []
}
