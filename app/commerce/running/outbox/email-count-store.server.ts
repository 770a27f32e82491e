import type { Db, Tx } from '#db/schema/schema.ts'
import { ask, type Question, question } from '#db/statements/ask.ts'
import { deleteUpTo } from '#db/statements/delete-up-to.ts'
import { prepared } from '#db/statements/prepared.ts'
import { type EmailLimit, windowStart } from './email-limits.ts'

/** Counts one more email under this key, by one conditional statement; false if a window of the limit is full. */
export function countEmail(tx: Tx, key: string, limit: EmailLimit, now: Date): Promise<boolean> {
  return ask(tx, countEmailQuestion(tx, key, limit, now))
}

/** As `countEmail`. */
export function countEmailQuestion(tx: Tx, key: string, limit: EmailLimit, now: Date): Question<boolean> {
  const query = incrementCount.with(tx, {
    key,
    short_from: windowStart(now, limit.short.length),
    short_max: limit.short.max,
    long_from: windowStart(now, limit.long.length),
    long_max: limit.long.max,
  })
  return question(query, rows => rows.length === 1)
}

interface EmailCountIncrement {
  key: string
  short_from: string
  short_max: number
  long_from: string
  long_max: number
}

const incrementCount = prepared((db, one: EmailCountIncrement) =>
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

/** Removes up to `max` counts whose windows have ended; returns how many. */
export function removeOldEmailCounts(db: Db, before: Date, max: number): Promise<number> {
  return deleteUpTo(db, max, 'email_count', 'key', row => row('long_from', '<', before.toISOString()))
}

export async function countSuppressedEmail(tx: Tx, kind: string): Promise<void> {
  await tx
    .insertInto('suppressed_email')
    .values({ kind, count: 1 })
    .onConflict(on =>
      on.column('kind').doUpdateSet(({ eb }) => ({ count: eb('suppressed_email.count', '+', 1) })),
    )
    .execute()
}

/** Returns and resets the counts of suppressed emails by kind. */
export async function takeSuppressedEmailCounts(db: Db): Promise<{ kind: string; count: number }[]> {
  return db.deleteFrom('suppressed_email').returning(['kind', 'count']).execute()
}
