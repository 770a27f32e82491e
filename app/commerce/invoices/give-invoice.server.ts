import type { Db } from '../../db/schema.ts'
import type { Order } from '../orders/order.ts'
import { type Invoice, mayHaveInvoice } from './invoice.ts'
import { addInvoice, findInvoice } from './invoice-store.server.ts'

/** How many others may take the next number before this one does. */
const mostTimes = 50

/**
 * The invoice of an order: the one that it has, or the next number of all. Undefined as long as it has not earned one. Two that
 * ask at once get the same.
 */
export async function giveInvoice(db: Db, order: Order, now: Date): Promise<Invoice | undefined> {
  for (let time = 1; time <= mostTimes; time++) {
    const found = await findInvoice(db, order.id)
    if (found || !mayHaveInvoice(order)) return found
    await addInvoice(db, order.id, now)
  }
  throw new Error('others took every number that was tried')
}
