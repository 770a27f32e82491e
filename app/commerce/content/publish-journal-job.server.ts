import { inOneCommit } from '../../db/connection/one-commit.server.ts'
import {
  addProcessState,
  readProcessState,
  replaceProcessState,
} from '../../db/process-state/process-state-store.server.ts'
import type { Db } from '../../db/schema/schema.ts'
import { bumpCatalogVersion } from '../catalog/catalog-version-store.server.ts'
import type { Job } from '../jobs/job.ts'
import { findLatestPublication } from './journal-store.server.ts'

const minute = 60_000

/** How much the clocks of processes may differ. A page that one renders before its own clock says so would lack the entry. */
const maxClockDifference = 10_000

/** Drops cached pages once the time of a journal entry or page has come. */
export function publishJournalJob(db: Db): Job {
  return { name: 'publish-journal', interval: minute, run: now => publishDueEntries(db, now) }
}

async function publishDueEntries(db: Db, now: Date): Promise<number> {
  const from = (await readProcessState(db, 'journal_published_up_to')) ?? ''
  const upTo = new Date(now.getTime() - maxClockDifference).toISOString()
  const to = await findLatestPublication(db, { after: from, upTo })
  if (to === undefined) return 0
  await inOneCommit(db, async tx => {
    await addProcessState(tx, 'journal_published_up_to', from)
    if (await replaceProcessState(tx, 'journal_published_up_to', { from, to })) await bumpCatalogVersion(tx)
  })
  return 1
}
