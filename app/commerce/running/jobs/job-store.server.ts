import type { Db } from '#db/schema/schema.ts'

/** A new job is due at once. */
export async function registerJob(db: Db, name: string, now: Date): Promise<void> {
  await db
    .insertInto('job')
    .values({ name, due_at: now.toISOString(), locked_by: null, locked_until: null })
    .onConflict(on => on.column('name').doNothing())
    .execute()
}

export async function readJobSchedule(
  db: Db,
  name: string,
): Promise<{ dueAt: Date; lockedUntil: Date | null }> {
  const row = await db
    .selectFrom('job')
    .select(['due_at', 'locked_until'])
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return {
    dueAt: new Date(row.due_at),
    lockedUntil: row.locked_until === null ? null : new Date(row.locked_until),
  }
}

/** Acquires the lease of a due job; false if another process has it. */
export async function acquireJobLease(
  db: Db,
  name: string,
  owner: string,
  until: Date,
  now: Date,
): Promise<boolean> {
  const at = now.toISOString()
  const result = await db
    .updateTable('job')
    .set({ locked_by: owner, locked_until: until.toISOString() })
    .where('name', '=', name)
    .where('due_at', '<=', at)
    .where(({ or, eb }) => or([eb('locked_until', 'is', null), eb('locked_until', '<=', at)]))
    .executeTakeFirstOrThrow()
  return result.numUpdatedRows === 1n
}

/** False if the lease has ended. */
export async function renewJobLease(
  db: Db,
  name: string,
  owner: string,
  until: Date,
  now: Date,
): Promise<boolean> {
  const result = await db
    .updateTable('job')
    .set({ locked_until: until.toISOString() })
    .where('name', '=', name)
    .where('locked_by', '=', owner)
    .where('locked_until', '>', now.toISOString())
    .executeTakeFirstOrThrow()
  return result.numUpdatedRows === 1n
}

/** Makes the job due again; does nothing if another process has the lease. */
export async function releaseJobLease(db: Db, name: string, owner: string, dueAt: Date): Promise<void> {
  await db
    .updateTable('job')
    .set({ locked_by: null, locked_until: null, due_at: dueAt.toISOString() })
    .where('name', '=', name)
    .where('locked_by', '=', owner)
    .execute()
}

/** Makes a job due unless a process has its lease. */
export async function makeJobDue(db: Db, name: string, now: Date): Promise<void> {
  const at = now.toISOString()
  await db
    .updateTable('job')
    .set({ due_at: at })
    .where('name', '=', name)
    .where('due_at', '>', at)
    .where(({ or, eb }) => or([eb('locked_until', 'is', null), eb('locked_until', '<=', at)]))
    .execute()
}

/** Remembers the first of several failures in a row, and the last error. */
export async function recordJobFailure(db: Db, name: string, error: string, now: Date): Promise<void> {
  await db
    .updateTable('job')
    .set(job => ({
      failed_at: job.fn.coalesce('failed_at', job.val(now.toISOString())),
      failures: job('failures', '+', 1),
      last_error: error.slice(0, 500),
    }))
    .where('name', '=', name)
    .execute()
}

/** Forgets the failures of a job. */
export async function recordJobSuccess(db: Db, name: string): Promise<void> {
  await db
    .updateTable('job')
    .set({ failed_at: null, failures: 0, last_error: null })
    .where('name', '=', name)
    .where('failed_at', 'is not', null)
    .execute()
}

/** The state of these jobs; those that never ran are missing. */
export async function readJobStates(db: Db, names: readonly string[]) {
  return db
    .selectFrom('job')
    .select(['name', 'due_at as dueAt', 'locked_until as lockedUntil'])
    .select(['failed_at as failedAt', 'failures', 'last_error as lastError'])
    .where('name', 'in', names)
    .orderBy('name')
    .execute()
}
