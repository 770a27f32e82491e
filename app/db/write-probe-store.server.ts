import type { Db } from './schema.ts'

/** The row beside those of the jobs that shows whether the database takes a write. */
const name = 'write-probe'

/** Writes one small row, the same one each time. SQLite writes nothing where nothing changes: `now` must differ. */
export async function writeProbe(db: Db, now: Date): Promise<void> {
  await db
    .insertInto('job')
    .values({ name, due_at: now.toISOString(), held_by: null, held_until: null })
    .onConflict(on => on.column('name').doUpdateSet({ due_at: now.toISOString() }))
    .execute()
}
