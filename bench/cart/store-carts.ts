import { sql } from 'kysely'
import { hashToken, newToken } from '#commerce/values/random-token.server.ts'
import { isPostgres } from '#db/schema/engine.ts'
import type { Db, Tx } from '#db/schema/schema.ts'

const batch = 500
const newestVisit = new Date('2026-11-21T12:00:00.000Z').getTime()

/** Stores carts with two or three lines by visitors of the last three months. */
export async function storeCarts(db: Db, count: number, skus: readonly string[]): Promise<void> {
  for (let at = 0; at < count; at += batch)
    await db.transaction().execute(tx => storeBatch(tx, at, Math.min(batch, count - at), skus))
  // Checkpoints now, so that the measured adds don't pay for it.
  await sql.raw(isPostgres(db) ? 'checkpoint' : 'pragma wal_checkpoint(truncate)').execute(db)
}

async function storeBatch(tx: Tx, from: number, count: number, skus: readonly string[]): Promise<void> {
  const numbers = Array.from({ length: count }, (_, number) => from + number)
  const visited = (number: number) =>
    new Date(newestVisit - (number % 90) * 86_400_000 - number).toISOString()
  const visitors = await tx
    .insertInto('visitor')
    .values(numbers.map(number => ({ created_at: visited(number) })))
    .returning(['id', 'created_at'])
    .execute()
  await tx
    .insertInto('session')
    .values(
      visitors.map(({ id, created_at }) => ({
        token_hash: hashToken(newToken()),
        visitor_id: id,
        created_at,
        seen_at: created_at,
      })),
    )
    .execute()
  const lines = visitors.flatMap(({ id, created_at }, number) =>
    Array.from({ length: 2 + (number % 2) }, (_, line) => ({
      visitor_id: id,
      sku: skus[(number + line) % skus.length]!,
      title: 'Basic Crew Neck Tee',
      options: 'Black, S',
      quantity: 1 + line,
      price_seen: 4400,
      added_at: created_at,
    })),
  )
  await tx.insertInto('cart_line').values(lines).execute()
}
