import type { Order } from '../../../../commerce/orders/order.ts'
import { readReturns } from '../../../../commerce/returns/return-store.server.ts'
import { readClaims } from '../../../../commerce/warranty/claim-store.server.ts'
import type { Db } from '../../../../db/schema/schema.ts'

/** Whether the order has a return with this number. */
export async function hasReturn(db: Db, { id }: Pick<Order, 'id'>, number: string): Promise<boolean> {
  return (await readReturns(db, id)).some(one => one.number === number)
}

/** Whether the order has a warranty claim with this number. */
export async function hasClaim(db: Db, { id }: Pick<Order, 'id'>, number: string): Promise<boolean> {
  return (await readClaims(db, id)).some(one => one.number === number)
}
