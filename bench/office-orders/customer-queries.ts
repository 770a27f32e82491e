import { sql } from 'kysely'
import { type CustomerView, customerViews } from '#commerce/people/customers/customer-list.ts'
import { readCustomers } from '#commerce/people/customers/customer-list-store.server.ts'
import { readCustomerNotes } from '#commerce/people/customers/customer-note-store.server.ts'
import {
  findCustomer,
  orderOwner,
  readCustomerCases,
  readCustomerEmails,
  readCustomerOrders,
  readCustomerReviews,
} from '#commerce/people/customers/customer-store.server.ts'
import { findCustomers } from '#commerce/people/customers/find-customers.server.ts'
import { readSpending } from '#commerce/people/customers/spending-store.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { insertAll } from '../insert-all.ts'
import { benchNow, numberOf, randomNumbers, years } from './generate-orders.ts'

const random = randomNumbers(5)
const day = 86_400_000
const pageSize = 50
const sampleSize = 2000
/** One order in so many is by somebody who opened an account later. */
const ordersPerAccount = 20

/** Lets buyers come back, gives some of them accounts, and adds accounts without an order. */
export async function addBenchCustomers(db: Db, count: number): Promise<void> {
  // Three orders of five go to every sixth address, which then has ten; the others have one.
  await sql`update customer_order set email = (select first.email from customer_order as first
    where first.id = customer_order.id / 15 * 5 + 4) where id % 5 < 3`.execute(db)
  const ids = Array.from({ length: count / ordersPerAccount }, (_, at) => 1 + at * ordersPerAccount)
  const buyers = await readEmails(db, ids)
  const others = Array.from({ length: count / 1000 }, (_, at) => `no.order${at}@mail.example`)
  const emails = [...new Set([...buyers, ...others])]
  const rows = emails.map((email, at) => ({ id: at + 1, email, at: benchTimeOf(at / emails.length) }))
  await insertAll(
    db,
    'visitor',
    rows.map(({ id, at }) => ({ id, created_at: at })),
  )
  await insertAll(
    db,
    'account',
    rows.map(({ id, email, at }) => ({ id, visitor_id: id, email, name: '', created_at: at })),
  )
}

async function readEmails(db: Db, orderIds: readonly number[]): Promise<string[]> {
  const found: string[] = []
  for (let from = 0; from < orderIds.length; from += 1000) {
    const ids = orderIds.slice(from, from + 1000)
    const rows = await db.selectFrom('customer_order').select('email').where('id', 'in', ids).execute()
    found.push(...rows.map(({ email }) => email))
  }
  return found
}

/** Queries of staff about customers: pages of the list, searches, and the page of one. */
export async function customerQueries(
  db: Db,
  count: number,
): Promise<Record<string, () => Promise<unknown>>> {
  const list =
    (view: CustomerView, { isDeep = false, days }: { isDeep?: boolean; days?: number } = {}) =>
    () =>
      readCustomers(db, {
        ...{ view, limit: pageSize },
        boughtSince: days === undefined ? undefined : new Date(benchNow.getTime() - days * day).toISOString(),
        key: isDeep ? { at: benchTimeOf(random()), id: 1, isBefore: random() < 0.5 } : undefined,
      })
  const anyId = () => 1 + Math.floor(random() * count)
  const emails = await readEmails(db, Array.from({ length: sampleSize }, anyId))
  const anyEmail = () => emails[Math.floor(random() * emails.length)]!
  const search = (text: () => string) => () => findCustomers(db, text(), pageSize, benchNow)
  return {
    ...Object.fromEntries(customerViews.map(view => [`view ${view}`, list(view)])),
    'any page': list('all', { isDeep: true }),
    'any page of guests': list('guest', { isDeep: true }),
    'any page of accounts': list('account', { isDeep: true }),
    'last 30 days': list('all', { days: 30 }),
    'search by first name': search(() => anyEmail().split('.')[0]!),
    'search by email': search(anyEmail),
    'search by number': search(() => numberOf(anyId())),
    'page of a customer': () => readWholeCustomer(db, numberOf(anyId())),
  }
}

/** The queries of a customer's page. */
async function readWholeCustomer(db: Db, key: string): Promise<void> {
  const customer = (await findCustomer(db, key))!
  const owner = orderOwner(customer)
  await readCustomerOrders(db, owner, 20)
  await readSpending(db, [owner])
  await readCustomerEmails(db, customer)
  await readCustomerCases(db, owner, 20)
  await readCustomerReviews(db, owner, 20)
  await readCustomerNotes(db, customer.email)
}

function benchTimeOf(share: number): string {
  return new Date(benchNow.getTime() - share * years * 365 * day).toISOString()
}
