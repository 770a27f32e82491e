import type { Db, Tx } from '../../db/schema.ts'

/** A refund that was not made yet. */
export interface Refund {
  id: number
  orderId: number
  amount: number
  reason: string
  tries: number
  provider: string
  /** `paymentTokenOf` reads it. */
  sealedToken: string | null
  paymentReference: string | null
}

/** What was given back of each payment of an order so far, or is on its way. */
export async function readGivenBack(tx: Tx, orderId: number): Promise<Map<number, number>> {
  const rows = await tx
    .selectFrom('refund')
    .select(['payment_id as paymentId', row => row.fn.sum<number | string>('amount').as('amount')])
    .where('order_id', '=', orderId)
    .where('payment_id', 'is not', null)
    .groupBy('payment_id')
    .execute()
  return new Map(rows.map(({ paymentId, amount }) => [paymentId!, Number(amount)]))
}

/** What a gift card paid of an order and did not get back. */
export async function readGiftCardPart(tx: Tx, orderId: number): Promise<number> {
  const row = await tx
    .selectFrom('gift_card_movement')
    .select(sum => sum.fn.sum<number | string | null>('amount').as('amount'))
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return -Number(row?.amount ?? 0)
}

/** True, and the order's refunds raised, when they do not come to more than was paid. */
export async function raiseRefunded(tx: Tx, orderId: number, amount: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('customer_order')
    .set(row => ({ refunded: row('refunded', '+', amount) }))
    .where('id', '=', orderId)
    .where(row => row.eb(row('refunded', '+', amount), '<=', row('paid', '+', row.ref('gift_card'))))
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export async function isKnownRefund(tx: Tx, key: string): Promise<boolean> {
  return (await tx.selectFrom('refund').select('id').where('key', '=', key).executeTakeFirst()) !== undefined
}

export async function addRefund(
  tx: Tx,
  refund: { orderId: number; paymentId: number | null; key: string; amount: number; reason: string },
  now: Date,
): Promise<number> {
  const at = now.toISOString()
  const { id } = await tx
    .insertInto('refund')
    .values({
      order_id: refund.orderId,
      payment_id: refund.paymentId,
      key: refund.key,
      amount: refund.amount,
      reason: refund.reason,
      created_at: at,
      due_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Refunds by these providers whose time has come, those due longest first. */
export async function readDueRefunds(
  db: Db,
  providers: string[],
  now: Date,
  most: number,
): Promise<Refund[]> {
  if (providers.length === 0) return []
  return db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .select([
      'refund.id',
      'refund.order_id as orderId',
      'refund.amount',
      'refund.reason',
      'refund.tries',
      'payment.provider',
      'payment.token_sealed as sealedToken',
      'payment.reference as paymentReference',
    ])
    .where('payment.provider', 'in', providers)
    .where('done_at', 'is', null)
    .where('gave_up_at', 'is', null)
    .where('due_at', '<=', now.toISOString())
    .orderBy('due_at')
    .orderBy('refund.id')
    .limit(most)
    .execute()
}

/** True for the one who may try a refund now; it is due again at `next`, should nothing be heard of it. */
export async function takeRefund(db: Db, { id, tries }: Refund, next: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('refund')
    .set({ due_at: next.toISOString(), tries: tries + 1 })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('done_at', 'is', null)
    .where('gave_up_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Why a refund was not made; with `gaveUp` it is not tried again. */
export async function noteFailure(
  db: Db | Tx,
  id: number,
  { words, gaveUp }: { words: string; gaveUp: Date | null },
): Promise<void> {
  await db
    .updateTable('refund')
    .set({ last_error: words, ...(gaveUp && { gave_up_at: gaveUp.toISOString() }) })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .execute()
}
