import type { Db } from '../../db/schema.ts'
import type { Job } from './job.ts'

export interface JobRun {
  /** One line a failure; it holds no personal data. */
  log: (event: string, details: Record<string, unknown>) => void
  closing: AbortSignal
}

/**
 * Runs the jobs, each in one process at a time of all that share the database, until `closing` says so; then ends with the
 * batch in hand.
 */
export async function runJobs(_db: Db, _jobs: readonly Job[], _run: JobRun): Promise<void> {
  throw new Error('not yet')
}
