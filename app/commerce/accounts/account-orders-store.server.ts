import { domainToUnicode } from 'node:url'
import type { Db } from '../../db/schema/schema.ts'
import { toAmount } from '../money.ts'
import type { Order } from '../orders/order.ts'
import { readLinesOfOrders } from '../orders/order-store.server.ts'
import { readOrderToken } from '../orders/order-token-store.server.ts'
import type { Account } from './account.ts'

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
  { email }: Pick<Account, 'email'>,
  { limit, offset }: { limit: number; offset: number },
): Promise<OrderPage> {
  const rows = await db
    .selectFrom('customer_order')
    .select(['id', 'number', 'token_sealed', 'state', 'placed_at as placedAt', 'delivered_at as deliveredAt'])
    .select(['currency', 'payment', 'total', 'return_days as returnDays', 'warranty_years as warrantyYears'])
    .where('email', 'in', orderAddressesOf(email))
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

/** The addresses that orders of an account may have: in lower case, with the domain as it was typed. */
export function orderAddressesOf(email: string): string[] {
  const at = email.lastIndexOf('@')
  const unicode = `${email.slice(0, at)}@${domainToUnicode(email.slice(at + 1))}`
  return [...new Set([email, unicode])]
}
