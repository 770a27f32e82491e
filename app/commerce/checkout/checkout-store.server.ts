import { prepared } from '../../db/prepared.ts'
import type { Db, Tx } from '../../db/schema.ts'
import { seal, unseal } from '../../db/secrets.server.ts'
import { readOrderToken } from '../orders/order-token-store.server.ts'
import type { Checkout } from './checkout-form.ts'

/** What a visitor has filled in; undefined before they begin. */
export async function findCheckout(db: Db | Tx, visitorId: number): Promise<Checkout | undefined> {
  const [row] = await checkoutsOf(db, { visitorId })
  if (!row) return undefined
  const { fields, told } = JSON.parse(unseal(db, 'checkout-fields', row.fields_sealed)) as Pick<
    Checkout,
    'fields' | 'told'
  >
  return {
    key: unseal(db, 'checkout-key', row.key_sealed),
    fields,
    told,
    codes: JSON.parse(unseal(db, 'checkout-codes', row.codes_sealed)) as string[],
  }
}

const checkoutsOf = prepared((db, { visitorId }: { visitorId: number }) =>
  db
    .selectFrom('checkout')
    .select(['key_sealed', 'fields_sealed', 'codes_sealed'])
    .where('visitor_id', '=', visitorId),
)

/** Keeps what a visitor has filled in, in the place of what was there. The key of what they began stays. */
export async function putCheckout(tx: Tx, visitorId: number, checkout: Checkout, now: Date): Promise<void> {
  const { key, fields, told, codes } = checkout
  await tx
    .insertInto('checkout')
    .values({
      visitor_id: visitorId,
      key_sealed: seal(tx, 'checkout-key', key),
      fields_sealed: seal(tx, 'checkout-fields', JSON.stringify({ fields, told })),
      codes_sealed: seal(tx, 'checkout-codes', JSON.stringify(codes)),
      updated_at: now.toISOString(),
    })
    .onConflict(on =>
      on.column('visitor_id').doUpdateSet(({ ref }) => ({
        fields_sealed: ref('excluded.fields_sealed'),
        codes_sealed: ref('excluded.codes_sealed'),
        updated_at: ref('excluded.updated_at'),
      })),
    )
    .execute()
}

/** Who comes back to an empty checkout within this time looks for what they ordered. */
export function recently(now: Date): Date {
  return new Date(now.getTime() - 24 * 60 * 60 * 1000)
}

/** What this visitor ordered last, if it was since then. */
export async function findRecentOrder(
  db: Db,
  visitorId: number,
  since: Date,
): Promise<{ number: string; token: string } | undefined> {
  const row = await db
    .selectFrom('customer_order')
    .select(['number', 'token_sealed'])
    .where('visitor_id', '=', visitorId)
    .where('placed_at', '>=', since.toISOString())
    .orderBy('placed_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { number: row.number, token: readOrderToken(db, row) }
}

/** The orders of this visitor that wait for their money, the latest first, at most so many. */
export async function readUnpaidOrders(
  db: Db,
  visitorId: number,
  limit: number,
): Promise<{ number: string; token: string }[]> {
  const rows = await db
    .selectFrom('unpaid_hold')
    .innerJoin('customer_order', 'customer_order.id', 'order_id')
    .select(['number', 'token_sealed'])
    .where('unpaid_hold.visitor_id', '=', visitorId)
    .orderBy('customer_order.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(row => ({ number: row.number, token: readOrderToken(db, row) }))
}
