import { prepared } from '../../db/prepared.ts'
import type { Db, Tx } from '../../db/schema.ts'
import { type EmailLimit, windowStart } from './email-limits.ts'

/**
 * Counts one more email under this key; false, and nothing is counted, when a window of the limit is full. One statement
 * decides, so that processes which count at the same time never pass the limit together.
 */
export async function countEmail(tx: Tx, key: string, limit: EmailLimit, now: Date): Promise<boolean> {
  const rows = await countOne(tx, {
    key,
    short_from: windowStart(now, limit.short.length),
    short_max: limit.short.max,
    long_from: windowStart(now, limit.long.length),
    long_max: limit.long.max,
  })
  return rows.length === 1
}

interface OneMore {
  key: string
  short_from: string
  short_max: number
  long_from: string
  long_max: number
}

const countOne = prepared((db, one: OneMore) =>
  db
    .insertInto('email_count')
    .values({
      key: one.key,
      short_from: one.short_from,
      short_count: 1,
      long_from: one.long_from,
      long_count: 1,
    })
    .onConflict(on =>
      on
        .column('key')
        .doUpdateSet(({ eb, ref }) => ({
          short_from: ref('excluded.short_from'),
          short_count: eb
            .case()
            .when('email_count.short_from', '=', ref('excluded.short_from'))
            .then(eb('email_count.short_count', '+', 1))
            .else(1)
            .end(),
          long_from: ref('excluded.long_from'),
          long_count: eb
            .case()
            .when('email_count.long_from', '=', ref('excluded.long_from'))
            .then(eb('email_count.long_count', '+', 1))
            .else(1)
            .end(),
        }))
        .where(({ and, or, eb, ref }) =>
          and([
            or([
              eb('email_count.short_from', '<>', ref('excluded.short_from')),
              eb('email_count.short_count', '<', one.short_max),
            ]),
            or([
              eb('email_count.long_from', '<>', ref('excluded.long_from')),
              eb('email_count.long_count', '<', one.long_max),
            ]),
          ]),
        ),
    )
    .returning('key'),
)

/** Removes counts whose windows are over, at most so many; how many. */
export async function removeOldCounts(db: Db, before: Date, most: number): Promise<number> {
  const old = db
    .selectFrom('email_count')
    .select('key')
    .where('long_from', '<', before.toISOString())
    .limit(most)
  const { numDeletedRows } = await db
    .deleteFrom('email_count')
    .where('key', 'in', old)
    .where('long_from', '<', before.toISOString())
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Counts an email that was not put into the outbox. */
export async function countSuppressed(tx: Tx, kind: string): Promise<void> {
  await tx
    .insertInto('suppressed_email')
    .values({ kind, count: 1 })
    .onConflict(on =>
      on.column('kind').doUpdateSet(({ eb }) => ({ count: eb('suppressed_email.count', '+', 1) })),
    )
    .execute()
}

/** Takes the counts of suppressed emails away; each is returned once. */
export async function takeSuppressed(db: Db): Promise<{ kind: string; count: number }[]> {
  return db.deleteFrom('suppressed_email').returning(['kind', 'count']).execute()
}
