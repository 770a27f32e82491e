import { inOneCommit } from '../../db/one-commit.server.ts'
import type { Db } from '../../db/schema.ts'
import { loadSettings } from '../content/content-store.server.ts'
import type { Job } from '../jobs/job.ts'
import { putLetter } from '../mail/letters.server.ts'
import { readUntoldMismatches, takeUntoldMismatch } from './payment-mismatch-store.server.ts'

const maxAtOnce = 20

/** Tells the merchant, by one email each and one line in the log, what a provider reported and the shop did not count. */
export function tellMismatchesJob(
  db: Db,
  log: (event: string, details: Record<string, unknown>) => void,
): Job {
  return {
    name: 'payment-mismatches',
    every: 5_000,
    async run(now) {
      const untold = await readUntoldMismatches(db, maxAtOnce)
      const { email } = await loadSettings(db)
      for (const { id, provider, reason } of untold) {
        const isTold = await inOneCommit(db, async tx => {
          if (!(await takeUntoldMismatch(tx, id, now))) return false
          const letter = { kind: 'payment-mismatch', mismatchId: id } as const
          if (email !== '')
            await putLetter(tx, { ...letter, to: email, onceKey: `payment-mismatch-${id}` }, now)
          return true
        })
        if (isTold) log('payment-mismatch', { provider, reason, mismatch: id })
      }
      return untold.length
    },
  }
}
