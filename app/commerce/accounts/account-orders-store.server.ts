import type { Db, Tx } from '../../db/schema/schema.ts'
import { toAmount } from '../money.ts'
import type { Order } from '../orders/order.ts'
import { readLinesOfOrders } from '../orders/order-store.server.ts'
import { readOrderToken } from '../orders/order-token-store.server.ts'
import type { Account } from './account.ts'
import { emailSpellings } from './email-spellings.server.ts'

export type AccountOrder = Pick<
  Order,
  | 'id'
  | 'number'
  | 'token'
  | 'state'
  | 'placedAt'
  | 'deliveredAt'
  | 'currency'
  | 'payment'
  | 'total'
  | 'returnDays'
  | 'warrantyYears'
  | 'lines'
>

export interface OrderPage {
  orders: AccountOrder[]
  /** Whether there are older ones. */
  hasMore: boolean
}

/**
 * Orders placed with the account's address, the newest first: as a guest or signed in, before or after it existed. Two queries.
 */
export async function readAccountOrders(
  db: Db,
  account: Pick<Account, 'email'>,
  { limit, offset }: { limit: number; offset: number },
): Promise<OrderPage> {
  const rows = await selectAccountOrders(db, account)
    .select(['id', 'number', 'token_sealed', 'state', 'placed_at as placedAt', 'delivered_at as deliveredAt'])
    .select(['currency', 'payment', 'total', 'return_days as returnDays', 'warranty_years as warrantyYears'])
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .offset(offset)
    .execute()
  const page = rows.slice(0, limit)
  const lines = await readLinesOfOrders(
    db,
    page.map(({ id }) => id),
  )
  const orders = page.map(({ token_sealed, ...row }) => ({
    ...row,
    total: toAmount(row.total),
    token: readOrderToken(db, { token_sealed }),
    lines: lines.get(row.id) ?? [],
  }))
  return { orders, hasMore: rows.length > limit }
}

/** Without those of a deleted account with the same address. */
export function selectAccountOrders(db: Db | Tx, { email }: Pick<Account, 'email'>) {
  return db
    .selectFrom('customer_order')
    .where('customer_order.email', 'in', emailSpellings(email))
    .where('customer_order.detached_at', 'is', null)
}
