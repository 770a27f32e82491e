import type { Db } from '../../../db/schema/schema.ts'
import { toAmount } from '../../money.ts'
import type { WarrantyClaim } from '../../warranty/warranty.ts'
import type { Withdrawal } from '../../withdrawals/withdrawal.ts'
import { readWithdrawalKey } from '../../withdrawals/withdrawal-store.server.ts'
import type { AvailableVariant } from './alerts/back-in-stock-email.ts'

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

/** An available variant; undefined if it isn't available or its product isn't published. */
export async function findAvailableVariant(db: Db, sku: string): Promise<AvailableVariant | undefined> {
  const row = await db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .leftJoin('color', 'color.id', 'variant.color_id')
    .leftJoin('size', 'size.id', 'variant.size_id')
    .select(['product.title', 'product.slug', 'variant.price'])
    .select(['color.slug as color', 'color.name as colorName', 'size.slug as size', 'size.name as sizeName'])
    .where('variant.sku', '=', sku)
    .where('variant.available', '>', 0)
    .where('product.published_at', 'is not', null)
    .where('variant.removed_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const { colorName, sizeName, price, ...variant } = row
  const options = [colorName, sizeName].filter(name => name !== null).join(', ')
  return { ...variant, options, price: toAmount(price) }
}

/** The published ones among these products, by id. */
export async function readPublishedProducts(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, { slug: string; title: string }>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('product')
    .select(['id', 'slug', 'title'])
    .where('id', 'in', ids)
    .where('published_at', 'is not', null)
    .execute()
  return new Map(rows.map(({ id, ...product }) => [id, product]))
}
