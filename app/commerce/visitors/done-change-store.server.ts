import { isPostgres } from '../../db/columns.ts'
import { prepared } from '../../db/prepared.ts'
import type { Db, Schema, Tx } from '../../db/schema.ts'
import { hashOf } from './visitor-token.server.ts'

/** What came of the change with this key, as it was noted; undefined when the visitor did none. */
export async function findDone(tx: Tx, visitorId: number, key: string): Promise<unknown> {
  const [done] = await doneOfKey(tx, { visitorId, keyHash: hashOf(key) })
  return done && JSON.parse(done.outcome)
}

const doneOfKey = prepared((db, { visitorId, keyHash }: { visitorId: number; keyHash: string }) =>
  db
    .selectFrom('done_change')
    .select('outcome')
    .where('visitor_id', '=', visitorId)
    .where('key_hash', '=', keyHash),
)

export async function noteDone(
  tx: Tx,
  visitorId: number,
  key: string,
  outcome: unknown,
  now: Date,
): Promise<void> {
  await insertDone(tx, {
    visitor_id: visitorId,
    key_hash: hashOf(key),
    outcome: JSON.stringify(outcome),
    done_at: now.toISOString(),
  })
}

const insertDone = prepared((db, { visitor_id, key_hash, outcome, done_at }: Schema['done_change']) =>
  db.insertInto('done_change').values({ visitor_id, key_hash, outcome, done_at }),
)

/** Forgets the keys of what was done before a day, at most so many; how many. */
export async function removeDone(db: Db, before: Date, most: number): Promise<number> {
  const old = db
    .selectFrom('done_change')
    .select(['visitor_id', 'key_hash'])
    .where('done_at', '<', before.toISOString())
    .orderBy('done_at')
    .limit(most)
    .$if(isPostgres(db), query => query.forUpdate().skipLocked())
    .$asTuple('visitor_id', 'key_hash')
  const result = await db
    .deleteFrom('done_change')
    .where(({ eb, refTuple }) => eb(refTuple('visitor_id', 'key_hash'), 'in', old))
    .executeTakeFirstOrThrow()
  return Number(result.numDeletedRows)
}
