import type { Db, Tx } from '#db/schema/schema.ts'
import type { Order } from '../../orders/order.ts'
import { readLinesOfOrders } from '../../orders/order-store.server.ts'
import { readOrderToken } from '../../orders/order-token-store.server.ts'
import { toAmount } from '../../values/money.ts'
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

/** An account, as far as it has orders. */
export type OrderOwner = Pick<Account, 'id' | 'email'>

/** The id of an account that no row has: a guest owns the orders of their address. */
export const noAccount = 0

/**
 * Orders placed with the account's address or a former one, the newest first: as a guest or signed in, before or after it existed. Two queries.
 */
export async function readAccountOrders(
  db: Db,
  account: OrderOwner,
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

/** Those it kept, and those with its address that no other account kept or was deleted with. */
export function selectAccountOrders(db: Db | Tx, { id, email }: OrderOwner) {
  return db
    .selectFrom('customer_order')
    .where('customer_order.detached_at', 'is', null)
    .where(({ and, eb, or }) =>
      or([
        eb('customer_order.account_id', '=', id),
        and([
          eb('customer_order.email', 'in', emailSpellings(email)),
          eb('customer_order.account_id', 'is', null),
        ]),
      ]),
    )
}

/** Keeps an account's orders when it gives up its address: the next owner of the address must not see them. */
export async function keepOrders(tx: Tx, account: OrderOwner): Promise<void> {
  const orders = selectAccountOrders(tx, account).select('customer_order.id')
  await tx.updateTable('customer_order').set({ account_id: account.id }).where('id', 'in', orders).execute()
}

export async function giveOrdersTo(tx: Tx, from: number, to: number): Promise<void> {
  await tx.updateTable('customer_order').set({ account_id: to }).where('account_id', '=', from).execute()
}
