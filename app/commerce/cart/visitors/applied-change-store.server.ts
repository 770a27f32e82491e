import { isPostgres } from '#db/schema/engine.ts'
import type { Db, Schema, Tx } from '#db/schema/schema.ts'
import { prepared } from '#db/statements/prepared.ts'
import { hashToken } from '../../values/random-token.server.ts'

/** The stored outcome of this visitor's change with this key; undefined if none was applied. */
export async function findAppliedOutcome(tx: Tx, visitorId: number, key: string): Promise<unknown> {
  const [row] = await selectAppliedOutcome(tx, { visitorId, keyHash: hashToken(key) })
  return row && JSON.parse(row.outcome)
}

const selectAppliedOutcome = prepared((db, { visitorId, keyHash }: { visitorId: number; keyHash: string }) =>
  db
    .selectFrom('applied_change')
    .select('outcome')
    .where('visitor_id', '=', visitorId)
    .where('key_hash', '=', keyHash),
)

export async function saveAppliedChange(
  tx: Tx,
  visitorId: number,
  key: string,
  outcome: unknown,
  now: Date,
): Promise<void> {
  await insertAppliedChange(tx, {
    visitor_id: visitorId,
    key_hash: hashToken(key),
    outcome: JSON.stringify(outcome),
    applied_at: now.toISOString(),
  })
}

const insertAppliedChange = prepared(
  (db, { visitor_id, key_hash, outcome, applied_at }: Schema['applied_change']) =>
    db.insertInto('applied_change').values({ visitor_id, key_hash, outcome, applied_at }),
)

/** Deletes at most `limit` changes that were applied before this time and returns their number. */
export async function deleteAppliedChanges(db: Db, before: Date, limit: number): Promise<number> {
  const old = db
    .selectFrom('applied_change')
    .select(['visitor_id', 'key_hash'])
    .where('applied_at', '<', before.toISOString())
    .orderBy('applied_at')
    .limit(limit)
    .$if(isPostgres(db), query => query.forUpdate().skipLocked())
    .$asTuple('visitor_id', 'key_hash')
  const result = await db
    .deleteFrom('applied_change')
    .where(({ eb, refTuple }) => eb(refTuple('visitor_id', 'key_hash'), 'in', old))
    .executeTakeFirstOrThrow()
  return Number(result.numDeletedRows)
}
