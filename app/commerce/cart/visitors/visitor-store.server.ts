import { isPostgres } from '#db/schema/engine.ts'
import type { Db, Tx } from '#db/schema/schema.ts'
import { writeLater } from '#db/statements/ask.ts'
import { prepared } from '#db/statements/prepared.ts'

export async function insertVisitor(tx: Tx, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('visitor')
    .values({ created_at: now.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function hasVisitor(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom('visitor').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

/** Holds the visitor's row until the transaction ends. SQLite allows only one writing transaction anyway. */
export async function lockVisitor(tx: Tx, id: number): Promise<void> {
  if (isPostgres(tx)) await writeLater(tx, [selectForUpdate.with(tx, { id })])
}

const selectForUpdate = prepared((db, { id }: { id: number }) =>
  db.selectFrom('visitor').select('id').where('id', '=', id).forUpdate(),
)

/** Deletes a visitor with all their data and sessions. */
export async function deleteVisitor(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('visitor').where('id', '=', id).execute()
}

/**
 * Ends at most `limit` sessions last seen before this time, deletes their visitors with all their data, and returns how many.
 * Accounts stay. Rows that another process is deleting are skipped.
 */
export async function deleteInactiveVisitors(db: Db, before: Date, limit: number): Promise<number> {
  return db.transaction().execute(async tx => {
    const sessions = await tx
      .selectFrom('session')
      .select(['id', 'visitor_id'])
      .where('seen_at', '<', before.toISOString())
      .orderBy('seen_at')
      .limit(limit)
      .$if(isPostgres(tx), query => query.forUpdate().skipLocked())
      .execute()
    if (sessions.length === 0) return 0
    const ids = sessions.map(({ id }) => id)
    const visitors = sessions.map(({ visitor_id }) => visitor_id)
    await tx.deleteFrom('session').where('id', 'in', ids).execute()
    await tx
      .deleteFrom('visitor')
      .where('id', 'in', visitors)
      .where(
        'id',
        'not in',
        tx.selectFrom('account').select('visitor_id').where('visitor_id', 'in', visitors),
      )
      .execute()
    return sessions.length
  })
}
