import type { Db } from '#db/schema/schema.ts'

export async function readLastMessage(db: Db, provider: string): Promise<string | null> {
  const row = await db
    .selectFrom('payment_event')
    .select('at')
    .where('provider', '=', provider)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.at ?? null
}

/** Among the latest payments; older ones are no news. */
export async function readLastPaid(db: Db, provider: string): Promise<string | null> {
  const latest = db.selectFrom('payment').selectAll().orderBy('id', 'desc').limit(200).as('latest')
  const row = await db
    .selectFrom(latest)
    .select(({ fn }) => fn.max('settled_at').as('at'))
    .where('provider', '=', provider)
    .where('state', '=', 'paid')
    .executeTakeFirst()
  return row?.at ?? null
}

/** Payments with a session at a provider that were started before and haven't ended. */
export async function readPendingSince(
  db: Db,
  before: string,
): Promise<{ count: number; since: string } | null> {
  const row = await db
    .selectFrom('payment')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('started_at').as('since')])
    .where('state', 'in', ['started', 'confirming'])
    .where('reference', 'is not', null)
    .where('started_at', '<', before)
    .executeTakeFirstOrThrow()
  return Number(row.count) > 0 ? { count: Number(row.count), since: row.since } : null
}
