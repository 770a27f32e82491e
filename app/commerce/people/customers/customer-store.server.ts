import type { Db, Tx } from '#db/schema/schema.ts'
import type { Order, OrderState } from '../../orders/order.ts'
import { parseOrderNumber } from '../../orders/order-number.ts'
import type { Address } from '../../values/addresses/address.ts'
import { canonicalEmail } from '../../values/mailbox.ts'
import { type Amount, toAmount } from '../../values/money.ts'
import { readId } from '../../values/whole-number.ts'
import { noAccount, type OrderOwner, selectAccountOrders } from '../accounts/account-orders-store.server.ts'
import { emailSpellings } from '../accounts/email-spellings.server.ts'

/** Somebody with orders or an account. */
export interface Customer {
  /** Names them in a URL, which has no personal data: an order of theirs, or "a" and the id of their account. */
  key: string
  email: string
  account: { id: number; visitorId: number; name: string; createdAt: string } | null
}

/** Undefined if the key is of nobody, or of an order whose account was deleted. */
export async function findCustomer(db: Db | Tx, key: string): Promise<Customer | undefined> {
  const accountId = key.startsWith('a') ? readId(key.slice(1)) : undefined
  if (accountId !== undefined) return accountCustomer(db, key, { id: accountId })
  const number = parseOrderNumber(key) ?? ''
  const order = await db
    .selectFrom('customer_order')
    .select(['id', 'number', 'email'])
    .where('number', '=', number)
    .where('detached_at', 'is', null)
    .executeTakeFirst()
  return order && customerOfOrder(db, order)
}

/** One query. */
export async function customerOfOrder(
  db: Db | Tx,
  { id, number, email }: Pick<Order, 'id' | 'number' | 'email'>,
): Promise<Customer> {
  const account = await accountCustomer(db, number, { orderId: id, email })
  return account ?? { key: number, email, account: null }
}

/** The account with this id; or the one that keeps an order, and otherwise the one with its address. */
async function accountCustomer(
  db: Db | Tx,
  key: string,
  of: { id: number } | { orderId: number; email: string },
): Promise<Customer | undefined> {
  const account = await db
    .selectFrom('account')
    .select(['id', 'visitor_id as visitorId', 'email', 'name', 'created_at as createdAt'])
    .where('id', '=', ({ fn, selectFrom, val }) =>
      'id' in of
        ? val(of.id)
        : fn.coalesce(
            selectFrom('customer_order').select('account_id').where('id', '=', of.orderId),
            selectFrom('account').select('id').where('email', '=', canonicalEmail(of.email)),
          ),
    )
    .executeTakeFirst()
  if (!account) return undefined
  const { email, ...own } = account
  return { key, email, account: own }
}

/** Names a customer in the history of changes: without an address, and an account by itself. */
export function recordedKey({ key, account }: Customer): string {
  return account === null ? key : `a${account.id}`
}

export function orderOwner({ email, account }: Customer): OrderOwner {
  return { id: account?.id ?? noAccount, email: canonicalEmail(email) }
}

export interface CustomerOrder {
  id: number
  number: string
  placedAt: string
  state: OrderState
  total: Amount
  currency: string
  address: Address
}

/** The newest orders. */
export async function readCustomerOrders(db: Db, owner: OrderOwner, limit: number): Promise<CustomerOrder[]> {
  const rows = await selectAccountOrders(db, owner)
    .select(['id', 'number', 'placed_at as placedAt', 'state', 'total', 'currency', 'address'])
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ total, address, ...order }) => ({
    ...order,
    total: toAmount(total),
    address: JSON.parse(address) as Address,
  }))
}

/** Returns and claims of all their orders, the newest first. */
export async function readCustomerCases(
  db: Db,
  owner: OrderOwner,
  limit: number,
): Promise<{ number: string; order: string; at: string; isReturn: boolean; isOpen: boolean }[]> {
  const orders = () => selectAccountOrders(db, owner)
  const returns = await orders()
    .innerJoin('order_return', 'order_return.order_id', 'customer_order.id')
    .select(['order_return.number as number', 'customer_order.number as order', 'order_return.state'])
    .select('requested_at as at')
    .orderBy('requested_at', 'desc')
    .limit(limit)
    .execute()
  const claims = await orders()
    .innerJoin('order_line', 'order_line.order_id', 'customer_order.id')
    .innerJoin('warranty_claim', 'warranty_claim.order_line_id', 'order_line.id')
    .select(['warranty_claim.number as number', 'customer_order.number as order'])
    .select(['claimed_at as at', 'answered_at as answeredAt'])
    .orderBy('claimed_at', 'desc')
    .limit(limit)
    .execute()
  return [
    ...returns.map(({ state, ...one }) => ({
      ...{ ...one, isReturn: true, isOpen: state !== 'refunded' && state !== 'declined' },
    })),
    ...claims.map(({ answeredAt, ...one }) => ({ ...one, isReturn: false, isOpen: answeredAt === null })),
  ].sort((a, b) => (a.at > b.at ? -1 : 1))
}

/** Their reviews, the newest first. */
export async function readCustomerReviews(
  db: Db,
  owner: OrderOwner,
  limit: number,
): Promise<{ id: number; title: string; stars: number; product: string }[]> {
  return selectAccountOrders(db, owner)
    .innerJoin('order_line', 'order_line.order_id', 'customer_order.id')
    .innerJoin('review', 'review.order_line_id', 'order_line.id')
    .select(['review.id', 'review.title', 'review.stars', 'order_line.title as product'])
    .orderBy('review.created_at', 'desc')
    .limit(limit)
    .execute()
}

/** The alerts that the address confirmed, and the emails that the account turned off. */
export async function readCustomerEmails(
  db: Db,
  { email, account }: Customer,
): Promise<{ priceAlerts: number; stockAlerts: number; turnedOff: string[] }> {
  const spellings = emailSpellings(canonicalEmail(email))
  const count = async (table: 'price_alert' | 'back_in_stock_request') => {
    const row = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('email', 'in', spellings)
      .where('confirmed_at', 'is not', null)
      .executeTakeFirstOrThrow()
    return Number(row.count)
  }
  const optOuts =
    account === null
      ? []
      : await db
          .selectFrom('account_email_opt_out')
          .select('kind')
          .where('account_id', '=', account.id)
          .execute()
  return {
    priceAlerts: await count('price_alert'),
    stockAlerts: await count('back_in_stock_request'),
    turnedOff: optOuts.map(({ kind }) => kind),
  }
}
