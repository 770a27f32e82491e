import { inOneCommit } from '#db/connection/one-commit.server.ts'
import { addProcessState, readProcessState, replaceProcessState } from '#db/process-state-store.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { bumpCatalogVersion } from '../../catalog/products/catalog-version-store.server.ts'
import type { Job } from '../../running/jobs/job.ts'
import { findLatestDueTime } from './due-content-store.server.ts'

/** In milliseconds. */
const interval = 10_000

/** How much the clocks of processes may differ. A page that one renders before its own clock says so would be the former one. */
const maxClockDifference = 10_000

/** Drops cached pages once content appears or ends: journal entries, pages, banners, sections and benefits. */
export function showDueContentJob(db: Db): Job {
  return { name: 'show-due-content', interval, run: now => dropPagesIfDue(db, now) }
}

async function dropPagesIfDue(db: Db, now: Date): Promise<number> {
  const from = (await readProcessState(db, 'content_due_up_to')) ?? ''
  const upTo = new Date(now.getTime() - maxClockDifference).toISOString()
  const to = await findLatestDueTime(db, { after: from, upTo })
  if (to === undefined) return 0
  await inOneCommit(db, async tx => {
    await addProcessState(tx, 'content_due_up_to', from)
    if (await replaceProcessState(tx, 'content_due_up_to', { from, to })) await bumpCatalogVersion(tx)
  })
  return 1
}
