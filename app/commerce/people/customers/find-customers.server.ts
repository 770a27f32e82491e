import type { Db } from '#db/schema/schema.ts'
import { readOrderKeyPage } from '../../orders/order-list/order-list.server.ts'
import { type CustomerRow, readCustomersOfOrders } from './customer-list-store.server.ts'

/** Orders that a search looks at: those of one customer may be many. */
const maxOrders = 200

/** Customers by name, email or order number, from the start of it; those who bought last first. */
export async function findCustomers(
  db: Db,
  search: string,
  limit: number,
  now: Date,
): Promise<CustomerRow[]> {
  const query = { filter: { search }, sort: 'placed', isDescending: true, lateBefore: '' } as const
  const { keys } = await readOrderKeyPage(db, { ...query, limit: maxOrders }, now)
  return readCustomersOfOrders(db, { orderIds: keys.map(({ id }) => id), email: search, limit })
}
