import type { Db } from '../../db/schema.ts'

/** A job that was never run is due at once. */
export async function noteJob(db: Db, name: string, now: Date): Promise<void> {
  await db
    .insertInto('job')
    .values({ name, due_at: now.toISOString(), held_by: null, held_until: null })
    .onConflict(on => on.column('name').doNothing())
    .execute()
}

/** When a job may be taken: it is due, and whoever held it last says no longer that they do. */
export async function readJobTime(db: Db, name: string): Promise<{ dueAt: Date; heldUntil: Date | null }> {
  const row = await db
    .selectFrom('job')
    .select(['due_at', 'held_until'])
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return { dueAt: new Date(row.due_at), heldUntil: row.held_until === null ? null : new Date(row.held_until) }
}

/** Takes a job that is due and held by nobody; false when another was faster. */
export async function takeJob(
  db: Db,
  name: string,
  holder: string,
  until: Date,
  now: Date,
): Promise<boolean> {
  const at = now.toISOString()
  const result = await db
    .updateTable('job')
    .set({ held_by: holder, held_until: until.toISOString() })
    .where('name', '=', name)
    .where('due_at', '<=', at)
    .where(({ or, eb }) => or([eb('held_until', 'is', null), eb('held_until', '<=', at)]))
    .executeTakeFirstOrThrow()
  return result.numUpdatedRows === 1n
}

/** Says that the job is still held; false when it was too late, and another may have it. */
export async function holdJob(
  db: Db,
  name: string,
  holder: string,
  until: Date,
  now: Date,
): Promise<boolean> {
  const result = await db
    .updateTable('job')
    .set({ held_until: until.toISOString() })
    .where('name', '=', name)
    .where('held_by', '=', holder)
    .where('held_until', '>', now.toISOString())
    .executeTakeFirstOrThrow()
  return result.numUpdatedRows === 1n
}

/** Lets go of a job, to be done again by whoever comes first when it is due; nothing happens if another has it by now. */
export async function releaseJob(db: Db, name: string, holder: string, dueAt: Date): Promise<void> {
  await db
    .updateTable('job')
    .set({ held_by: null, held_until: null, due_at: dueAt.toISOString() })
    .where('name', '=', name)
    .where('held_by', '=', holder)
    .execute()
}
