import { sql } from 'kysely'
import type { Db } from '#db/schema/schema.ts'
import { prepared } from '#db/statements/prepared.ts'
import type { Rate } from './rates.ts'

/** One token of a bucket. */
export interface TokenRequest {
  key: string
  rate: Rate
}

/**
 * Takes a token from each of these buckets, by one conditional statement (the generic cell rate algorithm); no bucket twice. Returns
 * for each 0, or the whole seconds until there is one.
 */
export async function takeTokens(db: Db, requests: readonly TokenRequest[], now: Date): Promise<number[]> {
  const at = now.getTime()
  const moves = requests.map(({ key, rate: { burst, perSecond } }) => {
    const perToken = 1000 / perSecond
    return { key, perToken, latest: at + burst * perToken }
  })
  // A fixed order of row locks prevents deadlocks.
  const sorted = moves.toSorted((a, b) => (a.key < b.key ? -1 : 1))
  const taken = await moveFullAt(db, {
    at,
    keys: sorted.map(({ key }) => key),
    perTokens: sorted.map(({ perToken }) => perToken),
    latest: sorted.map(({ latest }) => latest),
  })
  if (taken.length === moves.length) return moves.map(() => 0)
  const passed = new Set(taken.map(({ key }) => key))
  const refused = moves.filter(({ key }) => !passed.has(key)).map(({ key }) => key)
  const rows = await db.selectFrom('rate_bucket').selectAll().where('key', 'in', refused).execute()
  const fullAt = new Map(rows.map(row => [row.key, row.full_at]))
  return moves.map(({ key, perToken, latest }) => {
    if (passed.has(key)) return 0
    const missing = (fullAt.get(key) ?? at) + perToken - latest
    return Math.max(Math.ceil(missing / 1000), 1)
  })
}

interface BucketMoves {
  at: number
  keys: string[]
  perTokens: number[]
  latest: number[]
}

const moveFullAt = prepared((db, { at, keys, perTokens, latest }: BucketMoves) => {
  const moves = sql<{
    key: string
    per_token: number
    latest: number
  }>`unnest(${keys}::text[], ${perTokens}::float8[], ${latest}::float8[])`.as(
    sql.raw<'move'>('move(key, per_token, latest)'),
  )
  const perToken = sql<number>`excluded.full_at - ${at}::float8`
  const fullAt = sql<number>`greatest(rate_bucket.full_at, ${at}::float8) + ${perToken}`
  const newest = db.selectFrom(moves).select('move.latest').where('move.key', '=', sql<string>`excluded.key`)
  return db
    .insertInto('rate_bucket')
    .columns(['key', 'full_at'])
    .expression(
      db.selectFrom(moves).select(['move.key', sql<number>`${at}::float8 + per_token`.as('full_at')]),
    )
    .onConflict(on => on.column('key').doUpdateSet({ full_at: fullAt }).where(fullAt, '<=', newest))
    .returning('key')
})

/** Removes up to `max` buckets that are full, and so like new ones. Returns how many. */
export async function removeFullBuckets(db: Db, now: Date, max: number): Promise<number> {
  const full = db.selectFrom('rate_bucket').select('key').where('full_at', '<=', now.getTime()).limit(max)
  const { numDeletedRows } = await db
    .deleteFrom('rate_bucket')
    .where('key', 'in', full)
    .where('full_at', '<=', now.getTime())
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Removes up to `max` of the buckets beyond the first `cap`, those that would be full first. Returns how many. */
export async function removeBucketsBeyond(db: Db, cap: number, max: number): Promise<number> {
  const beyond = db.selectFrom('rate_bucket').select('key').orderBy('full_at', 'desc').offset(cap).limit(max)
  const { numDeletedRows } = await db
    .deleteFrom('rate_bucket')
    .where('key', 'in', beyond)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
