import { inOneCommit } from '#db/connection/one-commit.server.ts'
import type { Db, Tx } from '#db/schema/schema.ts'
import { queueEmail } from '../../running/outbox/queue-email.server.ts'
import { canonicalEmail } from '../../values/mailbox.ts'
import type { Order } from '../order.ts'
import { findOrderByNumber } from '../order-store.server.ts'

/** The number of an order and the address it was placed with, as typed. */
export interface OrderLookup {
  orderNumber: string
  email: string
}

/** Queues an email even if there is no such order, so that the answer takes as long. Then it's dropped. */
export async function requestOrderLink(db: Db, lookup: OrderLookup, now: Date): Promise<void> {
  await inOneCommit(db, tx => queueEmail(tx, { kind: 'order-link', to: lookup.email, ...lookup }, now))
}

/** The order with this number, if it was placed with this address. */
export async function findLookedUpOrder(
  db: Db | Tx,
  { orderNumber, email }: OrderLookup,
): Promise<Order | undefined> {
  const order = await findOrderByNumber(db, orderNumber)
  return order && canonicalEmail(order.email) === canonicalEmail(email) ? order : undefined
}
