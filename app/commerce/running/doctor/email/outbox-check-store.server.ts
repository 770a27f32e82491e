import type { Db } from '#db/schema/schema.ts'
import type { UnsentEmail } from './outbox-rule.ts'

/** More are only counted as this many. */
const maxCounted = 1000

function selectWaiting(db: Db) {
  return db.selectFrom('email').where('sent_at', 'is', null).where('failed_at', 'is', null)
}

/** Emails that have been due since before, and that nobody has tried to send. */
export async function readOverdue(db: Db, before: string): Promise<{ count: number; since: string } | null> {
  const rows = await selectWaiting(db)
    .select('due_at')
    .where('due_at', '<', before)
    .where('last_error', 'is', null)
    .orderBy('due_at')
    .limit(maxCounted)
    .execute()
  return rows[0] ? { count: rows.length, since: rows[0].due_at } : null
}

export async function readRetrying(db: Db): Promise<UnsentEmail[]> {
  const rows = await selectWaiting(db)
    .select(['id', 'created_at as at', 'last_error'])
    .where('last_error', 'is not', null)
    .where('rendered_at', 'is not', null)
    .orderBy('due_at')
    .limit(maxCounted)
    .execute()
  return rows.map(({ last_error, ...email }) => ({ ...email, error: last_error! }))
}

/** Without those whose subject is gone, and those that were too old to keep. */
export async function readFailed(db: Db, since: string): Promise<UnsentEmail[]> {
  const rows = await db
    .selectFrom('email')
    .where('failed_at', '>=', since)
    .where('sent_at', 'is', null)
    .where('rendered_at', 'is not', null)
    .where('recipient', '<>', '')
    .select(row => ['id', 'last_error', row.ref('failed_at').$notNull().as('at')])
    .orderBy('failed_at')
    .limit(maxCounted)
    .execute()
  return rows.map(({ last_error, ...email }) => ({ ...email, error: last_error ?? '' }))
}

export async function readLastSent(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('email')
    .select('sent_at')
    .where('sent_at', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.sent_at ?? null
}

/** Makes failed emails due again, as if nobody had tried. Returns how many. */
export async function retryFailed(db: Db, ids: readonly number[], now: Date): Promise<number> {
  if (ids.length === 0) return 0
  const again = { failed_at: null, last_error: null, attempts: 0, due_at: now.toISOString() }
  const { numUpdatedRows } = await db
    .updateTable('email')
    .set(again)
    .where('id', 'in', ids)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** Makes emails due that wait for their next attempt. Those being sent are due before `after`. */
export async function retryWaiting(db: Db, after: string, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('email')
    .set({ due_at: now.toISOString() })
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('last_error', 'is not', null)
    .where('due_at', '>', after)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
