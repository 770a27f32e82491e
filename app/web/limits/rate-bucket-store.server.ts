import { sql } from 'kysely'
import type { Db } from '../../db/schema/schema.ts'
import { prepared } from '../../db/statements/prepared.ts'
import type { Rate } from './rates.ts'

/**
 * Takes a token from a bucket, by one conditional statement (the generic cell rate algorithm). Returns 0, or the whole seconds until
 * there is one.
 */
export async function takeToken(db: Db, key: string, { burst, perSecond }: Rate, now: Date): Promise<number> {
  const at = now.getTime()
  const perToken = 1000 / perSecond
  const latest = at + burst * perToken
  const taken = await moveFullAt(db, { key, at, perToken, fullAfterOne: at + perToken, latest })
  if (taken.length === 1) return 0
  const row = await db.selectFrom('rate_bucket').select('full_at').where('key', '=', key).executeTakeFirst()
  const missing = (row?.full_at ?? at) + perToken - latest
  return Math.max(Math.ceil(missing / 1000), 1)
}

interface BucketMove {
  key: string
  at: number
  perToken: number
  fullAfterOne: number
  latest: number
}

const moveFullAt = prepared((db, move: BucketMove) => {
  const fullAt = sql<number>`greatest(rate_bucket.full_at, ${move.at}) + ${move.perToken}`
  return db
    .insertInto('rate_bucket')
    .values({ key: move.key, full_at: move.fullAfterOne })
    .onConflict(on => on.column('key').doUpdateSet({ full_at: fullAt }).where(fullAt, '<=', move.latest))
    .returning('full_at')
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
