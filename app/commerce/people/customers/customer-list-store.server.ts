import { type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '#db/schema/schema.ts'
import type { Address } from '../../values/addresses/address.ts'
import { canonicalEmail } from '../../values/mailbox.ts'
import { noAccount } from '../accounts/account-orders-store.server.ts'
import { type CustomerPageKey, type CustomerView, listsAccounts } from './customer-list.ts'
import { everySpelling, type FoundCustomer, mergeSpellings } from './merge-spellings.server.ts'
import { readSpending, type Spending } from './spending-store.server.ts'

/** A customer as the list shows them: somebody who bought with an address, or has an account. */
export interface CustomerRow extends Pick<Spending, 'orders' | 'spent'> {
  /** Of the newest order, or of the account of somebody without one. */
  id: number
  /** The newest order; null without one. */
  orderNumber: string | null
  email: string
  name: string
  hasAccount: boolean
  /** The last order, or when the account was created. */
  at: string
}

export interface CustomerPage {
  customers: CustomerRow[]
  hasBefore: boolean
  hasAfter: boolean
}

interface CustomerListQuery {
  view: CustomerView
  /** ISO 8601. */
  boughtSince: string | undefined
  key: CustomerPageKey | undefined
  limit: number
}

/** A page of customers, the last order or the newest account first. Two queries, and more for addresses with two spellings. */
export async function readCustomers(db: Db, query: CustomerListQuery): Promise<CustomerPage> {
  const { view, key, limit } = query
  const isBefore = key?.isBefore ?? false
  const page = { key, isUp: isBefore, limit }
  const found = listsAccounts(view)
    ? await inOrder(selectAccounts(db, view), 'account.created_at', 'account.id', page).execute()
    : await inOrder(selectBuyers(db, query), 'o.placed_at', 'o.id', page).execute()
  const rows = found.slice(0, limit)
  const hasMore = found.length > limit
  return {
    customers: await withSpending(db, await mergeSpellings(db, isBefore ? rows.reverse() : rows, view)),
    hasBefore: isBefore ? hasMore : key !== undefined,
    hasAfter: isBefore || hasMore,
  }
}

/** The customers who placed these orders, and those with exactly this address. */
export async function readCustomersOfOrders(
  db: Db,
  { orderIds, email, limit }: { orderIds: readonly number[]; email: string; limit: number },
): Promise<CustomerRow[]> {
  const emails = await readEmailsOfOrders(db, orderIds)
  const buyers =
    emails.length === 0
      ? []
      : await selectBuyers(db, { view: 'all', boughtSince: undefined })
          .where('o.email', 'in', everySpelling(emails))
          .orderBy('o.placed_at', 'desc')
          .limit(limit)
          .execute()
  const accounts = await selectAccounts(db, 'no-order')
    .where('account.email', '=', canonicalEmail(email))
    .execute()
  return withSpending(db, [
    ...(await mergeSpellings(db, buyers, 'all')),
    ...(await mergeSpellings(db, accounts, 'no-order')),
  ])
}

async function readEmailsOfOrders(db: Db, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('customer_order')
    .select('email')
    .distinct()
    .where('id', 'in', [...ids])
    .execute()
  return rows.map(({ email }) => email)
}

/** The newest order of each address. Orders of deleted accounts belong to nobody. */
function selectBuyers(db: Db, { view, boughtSince }: Pick<CustomerListQuery, 'view' | 'boughtSince'>) {
  return db
    .selectFrom('customer_order as o')
    .leftJoin('account', 'account.email', 'o.email')
    .select(['o.id', 'o.number as orderNumber', 'o.email', 'account.name', 'o.address'])
    .select(['account.id as accountId', 'o.account_id as ownerId', 'o.placed_at as at'])
    .select(({ selectFrom }) =>
      selectFrom('account as owner')
        .select('owner.email')
        .whereRef('owner.id', '=', 'o.account_id')
        .as('ownerEmail'),
    )
    .where('o.detached_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('customer_order as later')
            .select('later.id')
            .whereRef('later.email', '=', 'o.email')
            .where('later.detached_at', 'is', null)
            .where(sql<boolean>`(later.placed_at, later.id) > (o.placed_at, o.id)`),
        ),
      ),
    )
    .$if(view === 'guest', query => query.where('account.id', 'is', null))
    .$if(boughtSince !== undefined, query => query.where('o.placed_at', '>=', boughtSince!))
}

function selectAccounts(db: Db, view: CustomerView) {
  const own = db
    .selectFrom('customer_order')
    .where(sql<boolean>`customer_order.email = account.email`)
    .where('detached_at', 'is', null)
  const newest = own.select('address').orderBy('placed_at', 'desc').orderBy('id', 'desc').limit(1)
  return db
    .selectFrom('account')
    .select(['account.id', sql<string | null>`null`.as('orderNumber'), 'account.email', 'account.name'])
    .select([newest.as('address'), 'account.id as accountId', 'account.id as ownerId'])
    .select(['account.email as ownerEmail', 'account.created_at as at'])
    .$if(view === 'no-order', query =>
      query.where(({ not, exists }) => not(exists(own.select('customer_order.id')))),
    )
}

function inOrder<Tables extends keyof All, All>(
  query: SelectQueryBuilder<All, Tables, FoundCustomer>,
  at: string,
  id: string,
  { key, isUp, limit }: { key: CustomerPageKey | undefined; isUp: boolean; limit: number },
) {
  const direction = isUp ? 'asc' : 'desc'
  return query
    .$if(key !== undefined, keyed =>
      keyed.where(
        sql<boolean>`(${sql.ref(at)}, ${sql.ref(id)}) ${sql.raw(isUp ? '>' : '<')} (${key?.at}, ${key?.id})`,
      ),
    )
    .orderBy(sql.ref(at), direction)
    .orderBy(sql.ref(id), direction)
    .limit(limit + 1)
}

async function withSpending(db: Db, rows: readonly FoundCustomer[]): Promise<CustomerRow[]> {
  const owners = rows.map(({ ownerId, ownerEmail, accountId, email }) => ({
    id: ownerId ?? accountId ?? noAccount,
    email: ownerEmail ?? email,
  }))
  const spending = await readSpending(db, owners)
  return rows.map(({ id, orderNumber, email, name, address, accountId, at }, index) => {
    const recipient = (JSON.parse(address ?? '{}') as Partial<Address>).name ?? ''
    const { orders, spent } = spending[index]!
    return {
      ...{ id, orderNumber, email, name: name || recipient, hasAccount: accountId !== null },
      ...{ orders, spent, at },
    }
  })
}
