import type { Db } from '../schema/schema.ts'

/** A row beside the jobs that shows whether the database accepts writes. */
const name = 'write-probe'

/** Writes one small row. SQLite writes nothing unless it changes: `now` must differ. */
export async function writeProbe(db: Db, now: Date): Promise<void> {
  await db
    .insertInto('job')
    .values({ name, due_at: now.toISOString(), locked_by: null, locked_until: null })
    .onConflict(on => on.column('name').doUpdateSet({ due_at: now.toISOString() }))
    .execute()
}
