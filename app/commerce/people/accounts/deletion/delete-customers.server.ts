import type { Job } from '#commerce/running/jobs/job.ts'
import type { Db } from '#db/schema/schema.ts'
import { readDueDeletions } from '../customer-deletion-store.server.ts'
import { deleteDueAccount } from './delete-account.server.ts'
import { deleteDueGuest } from './delete-guest.server.ts'

const minute = 60_000
const maxPerBatch = 20

/** Deletes accounts and guests whose time has come. */
export function deleteCustomersJob(db: Db): Job {
  return { name: 'delete-accounts', interval: 10 * minute, run: now => deleteDueCustomers(db, now) }
}

/** Returns how many were deleted. */
export async function deleteDueCustomers(db: Db, now: Date): Promise<number> {
  let deleted = 0
  for (const owner of await readDueDeletions(db, now, maxPerBatch)) {
    const isDeleted =
      'accountId' in owner
        ? await deleteDueAccount(db, owner.accountId, now)
        : await deleteDueGuest(db, owner.email, now)
    if (isDeleted) deleted++
  }
  return deleted
}
