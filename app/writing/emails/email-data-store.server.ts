import type { WarrantyClaim } from '#commerce/after-sale/warranty/warranty.ts'
import type { Withdrawal } from '#commerce/after-sale/withdrawals/withdrawal.ts'
import { readWithdrawalKey } from '#commerce/after-sale/withdrawals/withdrawal-store.server.ts'
import type { Db } from '#db/schema/schema.ts'

export async function findReturnOrderId(db: Db, returnId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('order_return')
    .select('order_id')
    .where('id', '=', returnId)
    .executeTakeFirst()
  return row?.order_id
}

export async function findClaim(
  db: Db,
  claimId: number,
): Promise<{ orderId: number; claim: WarrantyClaim } | undefined> {
  const row = await db
    .selectFrom('warranty_claim')
    .innerJoin('order_line', 'order_line.id', 'order_line_id')
    .select(['warranty_claim.id', 'number', 'order_line_id as orderLineId', 'description'])
    .select(['claimed_at as claimedAt', 'answered_at as answeredAt', 'answer', 'order_id as orderId'])
    .where('warranty_claim.id', '=', claimId)
    .executeTakeFirst()
  if (!row) return undefined
  const { orderId, ...claim } = row
  return { orderId, claim }
}

/** A statement with the key of its page, and the order's number if the order has the statement's address. */
export async function findWithdrawalById(
  db: Db,
  id: number,
): Promise<(Withdrawal & { key: string; matchedOrder: string | null }) | undefined> {
  const row = await db
    .selectFrom('withdrawal')
    .leftJoin('customer_order', 'customer_order.id', 'withdrawal.order_id')
    .select(['withdrawal.id', 'withdrawal.number', 'name', 'order_number as orderNumber', 'comment'])
    .select(['withdrawal.email', 'key_sealed', 'declared_at as declaredAt'])
    .select('customer_order.number as matchedOrder')
    .where('withdrawal.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { key_sealed, ...withdrawal } = row
  return { ...withdrawal, key: readWithdrawalKey(db, { key_sealed }) }
}
