import type { Selectable } from 'kysely'
import type { Db, Schema, Tx } from '#db/schema/schema.ts'
import { hashToken } from '../../values/random-token.server.ts'
import { maxOpenClaims, type WarrantyClaim } from './warranty.ts'

/** Oldest first. */
export async function readClaims(db: Db | Tx, orderId: number): Promise<WarrantyClaim[]> {
  const rows = await db
    .selectFrom('warranty_claim')
    .innerJoin('order_line', 'order_line.id', 'order_line_id')
    .selectAll('warranty_claim')
    .where('order_id', '=', orderId)
    .orderBy('warranty_claim.id')
    .execute()
  return rows.map(claimOf)
}

export interface OpenClaim extends WarrantyClaim {
  orderId: number
  orderNumber: string
  email: string
  title: string
}

/** All unanswered claims, or the claim with this number; oldest first. */
export async function readOpenClaims(db: Db | Tx, number?: string): Promise<OpenClaim[]> {
  const rows = await db
    .selectFrom('warranty_claim')
    .innerJoin('order_line', 'order_line.id', 'order_line_id')
    .innerJoin('customer_order', 'customer_order.id', 'order_id')
    .selectAll('warranty_claim')
    .select(['order_id as orderId', 'customer_order.number as orderNumber', 'email', 'title'])
    .$if(number === undefined, query => query.where('answered_at', 'is', null))
    .$if(number !== undefined, query => query.where('warranty_claim.number', '=', number!))
    .orderBy('warranty_claim.id')
    .execute()
  return rows.map(({ orderId, orderNumber, email, title, ...row }) => ({
    ...claimOf(row),
    orderId,
    orderNumber,
    email,
    title,
  }))
}

function claimOf(row: Selectable<Schema['warranty_claim']>): WarrantyClaim {
  return {
    id: row.id,
    number: row.number,
    orderLineId: row.order_line_id,
    description: row.description,
    claimedAt: row.claimed_at,
    answeredAt: row.answered_at,
    answer: row.answer,
  }
}

/**
 * Returns the claim's id; undefined if its key is known or its line has too many open claims. Lock the order first, so that
 * concurrent claims count each other.
 */
export async function addClaim(
  tx: Tx,
  claim: { number: string; orderLineId: number; key: string; description: string },
  now: Date,
): Promise<number | undefined> {
  const row = await tx
    .insertInto('warranty_claim')
    .columns(['number', 'order_line_id', 'key_hash', 'description', 'claimed_at'])
    .expression(
      tx
        .selectFrom('order_line')
        .select(({ val }) => [
          val(claim.number).as('number'),
          'order_line.id',
          val(hashToken(claim.key)).as('key_hash'),
          val(claim.description).as('description'),
          val(now.toISOString()).as('claimed_at'),
        ])
        .where('order_line.id', '=', claim.orderLineId)
        .where(({ selectFrom, eb }) =>
          eb(
            selectFrom('warranty_claim')
              .select(({ fn }) => fn.countAll<number>().as('open'))
              .where('order_line_id', '=', claim.orderLineId)
              .where('answered_at', 'is', null),
            '<',
            maxOpenClaims,
          ),
        ),
    )
    .onConflict(on => on.column('key_hash').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function findClaimByKey(tx: Tx, key: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('warranty_claim')
    .select('number')
    .where('key_hash', '=', hashToken(key))
    .executeTakeFirst()
  return row?.number
}

/** False if it was answered before. */
export async function saveClaimAnswer(tx: Tx, id: number, answer: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('warranty_claim')
    .set({ answer, answered_at: now.toISOString() })
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
