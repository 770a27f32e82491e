import type { Db } from '#db/schema/schema.ts'
import type { Job } from '../../running/jobs/job.ts'
import { runNextBatch } from '../changes/batches/run-change-batches.server.ts'
import { compensations } from './compensations.server.ts'

/** Continues change sets that are too large for one transaction. */
export function changeBatchesJob(db: Db): Job {
  return {
    name: 'change-batches',
    interval: 1000,
    run: async now => ((await runNextBatch(db, compensations, now)) ? 1 : 0),
  }
}

/** Finishes them at once, where no job runs. */
export async function finishChangeBatches(db: Db): Promise<void> {
  while (await runNextBatch(db, compensations, new Date()));
}
