import { sql } from 'kysely'
import type { Db } from '#db/schema/schema.ts'
import { isSale } from '../../orders/sales/day-sales-store.server.ts'
import { canonicalEmail } from '../../values/mailbox.ts'
import { type Amount, toAmount } from '../../values/money.ts'
import type { OrderOwner } from '../accounts/account-orders-store.server.ts'
import { everySpelling } from './merge-spellings.server.ts'

/** Of paid orders, without canceled and test ones. */
export interface Spending {
  orders: number
  /** By payments and gift cards, minus refunds, in each currency of the orders. */
  spent: { amount: Amount; currency: string }[]
  /** When the first was placed. */
  firstAt: string | null
}

/** The spending of each of these customers; one query. */
export async function readSpending(db: Db, owners: readonly OrderOwner[]): Promise<Spending[]> {
  if (owners.length === 0) return []
  const ids = owners.map(({ id }) => id)
  const emails = everySpelling(owners.map(({ email }) => email))
  const rows = await db
    .selectFrom('customer_order as o')
    .select(['email', 'account_id', 'currency'])
    .select(({ fn }) => [
      fn.countAll<number | string>().as('orders'),
      fn.sum<number | string>(sql`o.paid + o.gift_card - o.refunded`).as('spent'),
      fn.min('placed_at').as('firstAt'),
    ])
    .where('detached_at', 'is', null)
    .where('is_test', '=', 0)
    .where(isSale)
    .where(({ and, eb, or }) =>
      or([eb('account_id', 'in', ids), and([eb('email', 'in', emails), eb('account_id', 'is', null)])]),
    )
    .groupBy(['email', 'account_id', 'currency'])
    .execute()
  return owners.map(({ id, email }) => {
    const own = rows.filter(row =>
      row.account_id === null ? canonicalEmail(row.email) === canonicalEmail(email) : row.account_id === id,
    )
    return {
      orders: own.reduce((sum, { orders }) => sum + Number(orders), 0),
      spent: [...Map.groupBy(own, ({ currency }) => currency)].map(([currency, of]) => ({
        ...{ currency, amount: toAmount(of.reduce((sum, { spent }) => sum + Number(spent), 0)) },
      })),
      firstAt: own.map(({ firstAt }) => firstAt).toSorted()[0] ?? null,
    }
  })
}
