import type { Job } from '#commerce/running/jobs/job.ts'
import type { Db } from '#db/schema/schema.ts'
import { removeBucketsBeyond, removeFullBuckets } from '#web/limits/rate-bucket-store.server.ts'

/** About 35 MB with the index. */
const maxBuckets = 200_000

const batch = 10_000

/** Every minute: removes full buckets of the shared rate limits, and those beyond the maximum. */
export function pruneRateBucketsJob(db: Db, max = maxBuckets): Job {
  return {
    name: 'prune-rate-buckets',
    interval: 60_000,
    run: async now => (await removeFullBuckets(db, now, batch)) + (await removeBucketsBeyond(db, max, batch)),
  }
}
